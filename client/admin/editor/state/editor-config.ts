import type { DefaultContext, TypedDocumentNode } from "@apollo/client";
import type { EditedDraftFragment } from "../../../graphql/generated/ItemDraft.ts";
import type { EditableKind } from "../../../paths.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { BilingualForm } from "../../bilingual-form.ts";
import type { NestedFields } from "./nested-fields.ts";

/** Every kind that has an editor, as named in GraphQL. */
export type EditedKind = EditableKind | SingletonKind;

/** Kinds of which there is one object: it has no list, no publication and no trash. */
type SingletonKind = "SETTINGS" | "NAVIGATION";

export const isSingleton = (kind: EditedKind): kind is SingletonKind =>
  kind === "SETTINGS" || kind === "NAVIGATION";

/** The fields of a stored item that all editors use. */
export type StoredItem = {
  id: string;
  version: number;
  /** None of the menu, whose texts are in both languages at once. */
  translations?: readonly StoredTranslation[];
  /** The draft of changes that are not on the site; singletons have none. */
  draft?: EditedDraftFragment | null;
};

/** The settings' translations have no publication: they are always public. */
type StoredTranslation = {
  id: string;
  language: Language;
  publishedAt?: string | null;
  unpublishAt?: string | null;
  textsChangedAt?: string;
};

/** Documents of editors alias their item as `item`. */
type ItemResult<Item> = { item: Item };
type SaveResult<Item> = { data?: ItemResult<Item> | null | undefined };

export type FieldLabels = Readonly<Record<string, string>>;

/** The names of a form's fields, which both languages or each of them have. */
type FieldNames<Form extends BilingualForm> = string &
  (Exclude<keyof Form, "translations"> | keyof Form["translations"]["ua"]);

/** Configuration of one kind's editor; everything else is shared by all kinds. */
export type EditorConfig<Form extends BilingualForm, Item extends StoredItem> = {
  kind: EditedKind;
  /** Takes the item's id; the document of a singleton has no variables. */
  load: TypedDocumentNode<ItemResult<Item | null>, never>;
  /** The generated hook. The form fits the kind's own input, which a generic type cannot express. */
  useSave(options: {
    context: DefaultContext;
  }): readonly [save: (options: { variables: never }) => Promise<SaveResult<Item>>, ...unknown[]];
  /** The form of a stored item; for null, the initial form of a new one. */
  formOf(item: Item | null): Form;
  /** Converts the form to the kind's input, where the form holds more than the input. */
  inputOf?(form: Form): object;
  /** The item's title in one language; blank when it has none yet. */
  titleOf(form: Form, language: Language): string;
  /** Whether the item can be neither unpublished nor deleted. */
  isPermanent?(item: Item): boolean;
  /** Path of the item's page on the site. */
  pageOf?(item: Item): string;
  /** Field labels in either language, by the last part of the fields' paths. */
  labels: Record<Language, FieldLabels & Record<FieldNames<Form>, string>>;
  /** Labels of the values of fields with fixed choices, by the fields' names. */
  choices?: Record<Language, Record<string, Readonly<Record<string, string>>>>;
  /** The field that a CONFLICT error with reason `taken` refers to. */
  uniqueField?: string;
  /** For a form with fields that have fields of their own. */
  nested?: NestedFields<Form>;
  /** The specification: after deleting a gallery, go to the admin area's first page. */
  leadsToOverview?: boolean;
};
