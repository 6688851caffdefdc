import { skipToken, useSuspenseQuery } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { currentSession } from "../../graphql/session.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import type { EditorDocuments, EditorFace, Labels, Stored } from "./face.ts";
import {
  type AnyForm,
  type FieldPath,
  fieldsOf,
  inShapeOf,
  withField,
  wordsKeyOf,
} from "./form.ts";
import { useDraft } from "./useDraft.ts";
import { useEditingView } from "./useEditingView.ts";
import { type Conflict, inputOfFace, useWrites } from "./useWrites.ts";

/** Where the settings are: there is but one of them. */
export const only = "only";

/**
 * Everything about editing an item that is not about its kind: blank or stored form, unsaved
 * changes, saving, publishing, the trash, failures at their fields, conflicts. Suspends while the
 * item is on its way.
 */
export function useEditor<Form extends AnyForm, Item extends Stored>(
  face: EditorFace<Form, Item>,
  which?: typeof only,
) {
  // Each kind has a name of its own for the one parameter of its address.
  const [addressed = "new"] = Object.values(useParams());
  const id = which ?? addressed;
  const isNew = id === "new";
  const { data } = useSuspenseQuery(
    face.documents.load,
    isNew ? skipToken : { variables: variablesOf(which, id), fetchPolicy: "network-only" },
  );
  const item = data?.item ?? null;
  const stored = useMemo(
    () => ({ version: item?.version ?? null, form: face.formOf(item) }),
    [item, face],
  );
  // Who began to write: their text stays theirs when the session ends.
  const [writer] = useState(() => currentSession()?.id);
  const labels = face.labels[useLanguage()];
  const draft = useDraft({ folder: `${writer}/${face.kind}`, id }, stored);
  const view = useEditingView();
  const writes = useWrites({ face, item, draft, isNew, shown: view.languages });

  const set = (path: FieldPath, value: unknown) => {
    writes.forgetFailureAt(path);
    draft.change((form) => withField(form, path, value));
  };
  return {
    face,
    labels,
    item,
    isNew,
    isMissing: !isNew && item === null,
    form: draft.form,
    /** What the form says, as the server takes it. */
    input: useMemo(() => inputOfFace(face, draft.form), [face, draft.form]),
    blank: useMemo(() => face.formOf(null), [face]),
    draft,
    view,
    writes,
    page: item && face.pageOf ? face.pageOf(item) : null,
    conflict: writes.conflict,
    fill: (form: object) => draft.change((now) => inShapeOf(now, form)),
    settle: (form: object) => writes.settle(inShapeOf(draft.form, form)),
    title: (language: Language) => face.titleOf(draft.form, language),
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
    words<Name extends keyof Form["translations"]["ua"] & string>(language: Language, name: Name) {
      const path = `translations.${wordsKeyOf(language)}.${name}`;
      return {
        path,
        // In the language of the words, so that the same field of the other one is told apart.
        label: face.labels[language][name] ?? name,
        language,
        value: fieldsOf(draft.form).get(path) as Form["translations"]["ua"][Name], // by its path
        onChange: (value: Form["translations"]["ua"][Name]) => set(path, value),
        error: writes.failureAt(path),
      };
    },
  };
}

/** What `load` takes, which cannot be told for all kinds. */
const variablesOf = (which: typeof only | undefined, id: string) => (which ? {} : { id }) as never;

/** What the frame and its panels read of an editor, whatever its kind. */
export type EditorParts = {
  face: Pick<EditorFace<AnyForm, Stored>, "kind" | "titleOf" | "isLeftAfterSaving"> & {
    documents: Pick<EditorDocuments<Stored>, "publish" | "remove">;
  };
  input: object;
  /** The fields' names in the reader's language. */
  labels: Labels;
  /** The form of a new item. */
  blank: AnyForm;
  item: Stored | null;
  page: string | null;
  isNew: boolean;
  isMissing: boolean;
  form: AnyForm;
  draft: Pick<ReturnType<typeof useDraft<AnyForm>>, "isDirty" | "restoredAt" | "discard">;
  view: ReturnType<typeof useEditingView>;
  writes: Omit<ReturnType<typeof useWrites<AnyForm, Stored>>, "settle" | "conflict">;
  conflict: Conflict<AnyForm> | null;
  /** Fills the form with another version of the same kind's form; not saved yet. */
  fill(form: object): void;
  /** Answers a conflict with what was chosen. */
  settle(form: object): void;
  title(language: Language): string;
};
