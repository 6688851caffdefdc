import type { ComponentType } from "react";

type ScreenModule = Record<string, ComponentType>;

const modules = import.meta.glob<ScreenModule>([
  "./**/*Page.tsx",
  "./*/*{List,Editor}.tsx",
  "!./{change,palette}/*List.tsx",
]);

/**
 * Loads a screen by its path in this folder, e.g. "member/MemberList". The module exports the
 * component under the name of its file.
 */
export async function loadScreen(name: string): Promise<ComponentType> {
  const exported = await modules[`./${name}.tsx`]?.();
  const screen = exported?.[name.slice(name.lastIndexOf("/") + 1)];
  if (!screen) throw new Error(`There is no screen client/admin/${name}.tsx`);
  return screen;
}
