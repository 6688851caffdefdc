import type { ComponentType } from "react";
import { type EditableKind, editors } from "../addresses.ts";
import { BondIcon, PeopleIcon, PlaceIcon, TagIcon, TextIcon } from "../ui/admin-icons.tsx";
import type { IconProps } from "../ui/Drawing.tsx";
import { DocumentIcon, GivingIcon, PicturesIcon } from "../ui/icons.tsx";

/** What the frame, the palette and the overview know of a kind; its names are phrases, by kind. */
export type KindFace = {
  kind: EditableKind;
  Icon: ComponentType<IconProps>;
  /** Where its list, its blank editor and the editor of one item are. */
  list: string;
  add: string;
  edit(id: string): string;
};

const face = (kind: EditableKind, Icon: ComponentType<IconProps>): KindFace => ({
  kind,
  Icon,
  list: editors.list(kind),
  add: editors.add(kind),
  edit: (id) => editors.edit(kind, id),
});

/** In the order in which the sidebar shows them. */
export const kinds: readonly KindFace[] = [
  face("GALLERY", PicturesIcon),
  face("GALLERY_CATEGORY", TagIcon),
  face("BLOG_POST", TextIcon),
  face("PROJECT", GivingIcon),
  face("REPORT", DocumentIcon),
  face("MEMBER", PeopleIcon),
  face("PARTNER", BondIcon),
  face("TOGETHER_POINT", PlaceIcon),
];

const byKind = new Map(kinds.map((each) => [each.kind, each]));

export function faceOf(kind: EditableKind): KindFace {
  const found = byKind.get(kind);
  if (!found) throw new Error(`No face for ${kind}`);
  return found;
}
