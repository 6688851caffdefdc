import type { TypedDocumentNode } from "@apollo/client";
import type { EditableKind } from "../../addresses.ts";
import type { Language } from "../../phrases/language.tsx";
import type { AnyForm } from "./form.ts";

/** Every kind that has an editor, by GraphQL's names. */
export type EditedKind = EditableKind | "SETTINGS";

/** What the bench knows of every stored item. */
export type Stored = {
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

type Answer<Item> = { item: Item };
type Which = { id: string; version: number };
type InLanguage = { language?: Language | null | undefined };

/** The documents of a kind's screen; every one names the item `item`. */
export type EditorDocuments<Item> = {
  /** Takes the item's id; the settings' takes nothing. */
  load: TypedDocumentNode<Answer<Item | null>, never>;
  // The form fits the kind's own input, which cannot be told here.
  save: TypedDocumentNode<Answer<Item>, never>;
  // The settings leave these out: they are always public.
  publish?: TypedDocumentNode<
    Answer<Item>,
    Which & InLanguage & { at?: string | null | undefined }
  >;
  unpublish?: TypedDocumentNode<Answer<Item>, Which & InLanguage>;
  remove?: TypedDocumentNode<unknown, Which>;
};

export type Labels = Readonly<Record<string, string>>;

/** What one kind tells the bench of itself; all else is the same for all. */
export type EditorFace<Form extends AnyForm, Item extends Stored> = {
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
  labels: Record<Language, Labels>;
  /** The field that a CONFLICT `taken` speaks of. */
  uniqueField?: string;
  /** The specification leads from a written gallery to the admin area's first page. */
  isLeftAfterSaving?: boolean;
};
