import type { ComponentType } from "react";

const modules = import.meta.glob<Record<string, ComponentType>>([
  "./**/*Page.tsx",
  "./*/*{Editor,List}.tsx",
  // Parts of screens.
  "!./*/PaletteList.tsx",
]);

/** Loads a screen in the route table by its file below `client`; undefined for an unknown one. */
export const loadScreen = (file: string) => modules[`${file.replace(/^admin/, ".")}.tsx`]?.();
