import type { ComponentType } from "react";
import { type EditableKind, editorPaths } from "../paths.ts";
import { PartnerIcon, PeopleIcon, PlaceIcon, TagIcon, TextIcon } from "../ui/icons/admin-icons.tsx";
import type { IconProps } from "../ui/icons/IconSvg.tsx";
import { DocumentIcon, DonateIcon, PicturesIcon } from "../ui/icons/icons.tsx";

/** What the frame, the palette and the overview know of a kind; its names are phrases, by kind. */
export type KindInfo = {
  kind: EditableKind;
  Icon: ComponentType<IconProps>;
  /** Paths of its list, of the editor for a new item, and of the editor of one item. */
  list: string;
  add: string;
  edit(id: string): string;
};

const kindInfo = (kind: EditableKind, Icon: ComponentType<IconProps>): KindInfo => ({
  kind,
  Icon,
  list: editorPaths.list(kind),
  add: editorPaths.add(kind),
  edit: (id) => editorPaths.edit(kind, id),
});

/** In the sidebar's order. */
export const kinds: readonly KindInfo[] = [
  kindInfo("GALLERY", PicturesIcon),
  kindInfo("GALLERY_CATEGORY", TagIcon),
  kindInfo("BLOG_POST", TextIcon),
  kindInfo("PROJECT", DonateIcon),
  kindInfo("REPORT", DocumentIcon),
  kindInfo("MEMBER", PeopleIcon),
  kindInfo("PARTNER", PartnerIcon),
  kindInfo("TOGETHER_POINT", PlaceIcon),
];

const byKind = new Map(kinds.map((info) => [info.kind, info]));

export function kindInfoOf(kind: EditableKind): KindInfo {
  const found = byKind.get(kind);
  if (!found) throw new Error(`Unknown kind ${kind}`);
  return found;
}
