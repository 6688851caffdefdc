import { skipToken, useSuspenseQuery } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { currentSession } from "../../../graphql/session.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import {
  type BilingualForm,
  conformTo,
  type FieldPath,
  fieldsOf,
  languageKeyOf,
  withField,
} from "../../bilingual-form.ts";
import { useDraft } from "../../drafts/useDraft.ts";
import type { EditorConfig, EditorDocuments, FieldLabels, StoredItem } from "./editor-config.ts";
import { useEditingView } from "./useEditingView.ts";
import { type Conflict, inputForSave, useWrites } from "./useWrites.ts";

/** Where the settings are: there is but one of them. */
export const singleton = "only";

/**
 * Everything about editing an item that is not about its kind: blank or stored form, unsaved
 * changes, saving, publishing, the trash, failures at their fields, conflicts. Suspends while the
 * item is on its way.
 */
export function useEditor<Form extends BilingualForm, Item extends StoredItem>(
  config: EditorConfig<Form, Item>,
  fixedId?: typeof singleton,
) {
  // Each kind has a name of its own for the one parameter of its address.
  const [idInPath = "new"] = Object.values(useParams());
  const id = fixedId ?? idInPath;
  const isNew = id === "new";
  const { data } = useSuspenseQuery(
    config.documents.load,
    isNew ? skipToken : { variables: variablesOf(fixedId, id), fetchPolicy: "network-only" },
  );
  const item = data?.item ?? null;
  const stored = useMemo(
    () => ({ version: item?.version ?? null, form: config.formOf(item) }),
    [item, config],
  );
  // Who began to write: their text stays theirs when the session ends.
  const [authorId] = useState(() => currentSession()?.id);
  const labels = config.labels[useLanguage()];
  const draft = useDraft({ folder: `${authorId}/${config.kind}`, id }, stored);
  const view = useEditingView();
  const writes = useWrites({ config, item, draft, isNew, shown: view.languages });

  const set = (path: FieldPath, value: unknown) => {
    writes.forgetFailureAt(path);
    draft.change((form) => withField(form, path, value));
  };
  return {
    config,
    labels,
    item,
    isNew,
    isMissing: !isNew && item === null,
    form: draft.form,
    /** What the form says, as the server takes it. */
    input: useMemo(() => inputForSave(config, draft.form), [config, draft.form]),
    blank: useMemo(() => config.formOf(null), [config]),
    draft,
    view,
    writes,
    page: item && config.pageOf ? config.pageOf(item) : null,
    conflict: writes.conflict,
    fill: (form: object) => draft.change((now) => conformTo(now, form)),
    settle: (form: object) => writes.settle(conformTo(draft.form, form)),
    title: (language: Language) => config.titleOf(draft.form, language),
    /** A field beside the words. */
    field<Name extends Exclude<keyof Form, "translations"> & string>(name: Name) {
      return {
        path: name as string,
        label: labels[name] ?? name,
        value: draft.form[name],
        onChange: (value: Form[Name]) => set(name, value),
        /** For sets that several uploads and hands change at once. */
        onUpdate: (change: (value: Form[Name]) => Form[Name]) => {
          draft.change((form) => ({ ...form, [name]: change(form[name]) }));
        },
        error: writes.failureAt(name),
      };
    },
    /** A field of one language's words. */
    translatedField<Name extends keyof Form["translations"]["ua"] & string>(
      language: Language,
      name: Name,
    ) {
      const path = `translations.${languageKeyOf(language)}.${name}`;
      return {
        path,
        // In the language of the words, so that the same field of the other one is told apart.
        label: config.labels[language][name] ?? name,
        language,
        value: fieldsOf(draft.form).get(path) as Form["translations"]["ua"][Name], // by its path
        onChange: (value: Form["translations"]["ua"][Name]) => set(path, value),
        error: writes.failureAt(path),
      };
    },
  };
}

/** What `load` takes, which cannot be told for all kinds. */
const variablesOf = (which: typeof singleton | undefined, id: string) =>
  (which ? {} : { id }) as never;

/** What the frame and its panels read of an editor, whatever its kind. */
export type EditorState = {
  config: Pick<EditorConfig<BilingualForm, StoredItem>, "kind" | "titleOf" | "leavesAfterSave"> & {
    documents: Pick<EditorDocuments<StoredItem>, "publish" | "remove">;
  };
  input: object;
  /** The fields' names in the reader's language. */
  labels: FieldLabels;
  /** The form of a new item. */
  blank: BilingualForm;
  item: StoredItem | null;
  page: string | null;
  isNew: boolean;
  isMissing: boolean;
  form: BilingualForm;
  draft: Pick<ReturnType<typeof useDraft<BilingualForm>>, "isDirty" | "restoredAt" | "discard">;
  view: ReturnType<typeof useEditingView>;
  writes: Omit<ReturnType<typeof useWrites<BilingualForm, StoredItem>>, "settle" | "conflict">;
  conflict: Conflict<BilingualForm> | null;
  /** Fills the form with another version of the same kind's form; not saved yet. */
  fill(form: object): void;
  /** Answers a conflict with what was chosen. */
  settle(form: object): void;
  title(language: Language): string;
};
