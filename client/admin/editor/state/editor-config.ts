import type { TypedDocumentNode } from "@apollo/client";
import type { EditableKind } from "../../../paths.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { BilingualForm } from "../../bilingual-form.ts";

/** Every kind that has an editor, by GraphQL's names. */
export type EditedKind = EditableKind | "SETTINGS";

/** What the bench knows of every stored item. */
export type StoredItem = {
  id: string;
  version: number;
  translations: readonly StoredTranslation[];
};

/** The settings' translations have no publication: they are always there. */
export type StoredTranslation = {
  id: string;
  language: Language;
  publishedAt?: string | null;
  wordsChangedAt?: string;
};

type ItemResult<Item> = { item: Item };
type VersionedId = { id: string; version: number };
type LanguageVariables = { language?: Language | null | undefined };

/** The documents of a kind's screen; every one names the item `item`. */
export type EditorDocuments<Item> = {
  /** Takes the item's id; the settings' takes nothing. */
  load: TypedDocumentNode<ItemResult<Item | null>, never>;
  // The form fits the kind's own input, which cannot be told here.
  save: TypedDocumentNode<ItemResult<Item>, never>;
  // The settings leave these out: they are always public.
  publish?: TypedDocumentNode<
    ItemResult<Item>,
    VersionedId & LanguageVariables & { at?: string | null | undefined }
  >;
  unpublish?: TypedDocumentNode<ItemResult<Item>, VersionedId & LanguageVariables>;
  remove?: TypedDocumentNode<unknown, VersionedId>;
};

export type FieldLabels = Readonly<Record<string, string>>;

/** What one kind tells the bench of itself; all else is the same for all. */
export type EditorConfig<Form extends BilingualForm, Item extends StoredItem> = {
  kind: EditedKind;
  documents: EditorDocuments<Item>;
  /** What stands in the fields for a stored item; for null, what a new one begins with. */
  formOf(item: Item | null): Form;
  /** The form as the kind's input, where the form holds more than that. */
  inputOf?(form: Form): object;
  /** What to call it in one language; blank when it has no words yet. */
  titleOf(form: Form, language: Language): string;
  /** The item's page on the site. */
  pageOf?(item: Item): string;
  /** The names of its fields in either language, by the last part of their paths. */
  labels: Record<Language, FieldLabels>;
  /** The field that a CONFLICT `taken` speaks of. */
  uniqueField?: string;
  /** The specification leads from a written gallery to the admin area's first page. */
  leavesAfterSave?: boolean;
};
