import type { ComponentType } from "react";
import { type EditableKind, editableKinds, editorPaths } from "../paths.ts";
import { changesPhrases } from "../phrases/admin/changes.ts";
import { blogPostFieldPhrases } from "../phrases/admin/fields/blog-post.ts";
import { galleryFieldPhrases } from "../phrases/admin/fields/gallery.ts";
import { galleryCategoryFieldPhrases } from "../phrases/admin/fields/gallery-category.ts";
import { memberFieldPhrases } from "../phrases/admin/fields/member.ts";
import { pageFieldPhrases } from "../phrases/admin/fields/page.ts";
import { partnerFieldPhrases } from "../phrases/admin/fields/partner.ts";
import { projectFieldPhrases } from "../phrases/admin/fields/project.ts";
import { reportFieldPhrases } from "../phrases/admin/fields/report.ts";
import { togetherPointFieldPhrases } from "../phrases/admin/fields/together-point.ts";
import type { PhraseSet } from "../phrases/phrases.ts";
import {
  LayoutIcon,
  PartnerIcon,
  PeopleIcon,
  PlaceIcon,
  TagIcon,
  TextIcon,
} from "../ui/icons/admin-icons.tsx";
import type { IconProps } from "../ui/icons/IconSvg.tsx";
import { DocumentIcon, DonateIcon, PicturesIcon } from "../ui/icons/icons.tsx";

/** What the admin area calls a kind: its list, one item, and the button that adds one. */
export type KindNames = {
  many: string;
  one: string;
  add: string;
  /** Heading and text of the empty list. */
  none: string;
  noneText: string;
  /** In the history, after the title: "звіт", "report". */
  inHistory: string;
};

type KindEntry = { Icon: ComponentType<IconProps>; phrases: PhraseSet<{ names: KindNames }> };

const entries: Record<EditableKind, KindEntry> = {
  GALLERY: { Icon: PicturesIcon, phrases: galleryFieldPhrases },
  GALLERY_CATEGORY: { Icon: TagIcon, phrases: galleryCategoryFieldPhrases },
  BLOG_POST: { Icon: TextIcon, phrases: blogPostFieldPhrases },
  PROJECT: { Icon: DonateIcon, phrases: projectFieldPhrases },
  REPORT: { Icon: DocumentIcon, phrases: reportFieldPhrases },
  MEMBER: { Icon: PeopleIcon, phrases: memberFieldPhrases },
  PARTNER: { Icon: PartnerIcon, phrases: partnerFieldPhrases },
  TOGETHER_POINT: { Icon: PlaceIcon, phrases: togetherPointFieldPhrases },
  PAGE: { Icon: LayoutIcon, phrases: pageFieldPhrases },
};

/** What the frame, the palette and the overview know of a kind. */
export type KindInfo = {
  kind: EditableKind;
  Icon: ComponentType<IconProps>;
  /** Paths of its list, of the editor for a new item, and of the editor of one item. */
  list: string;
  add: string;
  edit(id: string): string;
};

export const kindInfoOf = (kind: EditableKind): KindInfo => ({
  kind,
  Icon: entries[kind].Icon,
  list: editorPaths.list(kind),
  add: editorPaths.add(kind),
  edit: (id) => editorPaths.edit(kind, id),
});

export const kinds: readonly KindInfo[] = editableKinds.map(kindInfoOf);

const namesIn = (language: "UA" | "ENG") =>
  Object.fromEntries(
    editableKinds.map((kind) => [kind, entries[kind].phrases[language].names]),
  ) as Record<EditableKind, KindNames>; // one entry for each kind

export const kindNames: PhraseSet<Record<EditableKind, KindNames>> = {
  UA: namesIn("UA"),
  ENG: namesIn("ENG"),
};

const changeKindsIn = (language: "UA" | "ENG") => ({
  ...(Object.fromEntries(
    editableKinds.map((kind) => [kind, kindNames[language][kind].inHistory]),
  ) as Record<EditableKind, string>), // one entry for each kind
  ...changesPhrases[language].kinds,
});

/** Names of everything that the history records: kinds of content, settings, images and users. */
export const changeKindNames = { UA: changeKindsIn("UA"), ENG: changeKindsIn("ENG") };
