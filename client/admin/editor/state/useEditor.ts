import { skipToken, useSuspenseQuery } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { currentSession } from "../../../graphql/session.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import {
  type BilingualForm,
  conformTo,
  countFilledTexts,
  type FieldPath,
  fieldsOf,
  languageKeyOf,
  withField,
} from "../../bilingual-form.ts";
import { useDraft } from "../../drafts/useDraft.ts";
import type { EditorConfig, FieldLabels, StoredItem } from "./editor-config.ts";
import type { TextCount } from "./nested-fields.ts";
import { formOfInput, hasUnpublished, isBasedOnSite, storedFormOf } from "./stored-form.ts";
import { useEditingView } from "./useEditingView.ts";
import type { Conflict } from "./useExclusiveWrite.ts";
import { inputForSave } from "./useSaves.ts";
import { useWrites } from "./useWrites.ts";

/** The `id` of what there is only one of, such as the settings. */
export const singleton = "only";

/**
 * Everything about editing an item that is independent of its kind: initial or stored form, unsaved
 * changes, saving, publishing, deletion, field errors, conflicts. Suspends while the item is
 * loading.
 */
export function useEditor<Form extends BilingualForm, Item extends StoredItem>(
  config: EditorConfig<Form, Item>,
  fixedId?: typeof singleton,
) {
  // Each kind has its own name for the only parameter of its path.
  const [idInPath = "new"] = Object.values(useParams());
  // The first save of a new item takes effect at once; its path follows.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const id = fixedId ?? createdId ?? idInPath;
  const isNew = id === "new";
  // The first save has written the item into the cache: nothing is loaded, and no screen suspends.
  const fetchPolicy = createdId ? "cache-first" : "network-only";
  const { data } = useSuspenseQuery(
    config.load,
    isNew ? skipToken : { variables: variablesOf(fixedId, id), fetchPolicy },
  );
  const item = data?.item ?? null;
  const stored = useMemo(() => storedFormOf(config, item), [item, config]);
  // The author at mount: the draft stays theirs when the session ends.
  const [authorId] = useState(() => currentSession()?.id);
  const reader = useLanguage();
  const labels = config.labels[reader];
  const draft = useDraft({ folder: `${authorId}/${config.kind}`, id }, stored);
  const view = useEditingView();
  const writes = useWrites({
    config,
    item,
    idInPath: id,
    draft,
    onCreated: setCreatedId,
    shown: view.languages,
  });

  const normalize = (form: Form) => config.nested?.normalize(form) ?? form;
  const set = (path: FieldPath, value: unknown) => {
    writes.clearErrorAt(path);
    draft.change((form) => withField(form, path, value));
  };
  return {
    config,
    labels,
    item,
    isNew,
    isMissing: !isNew && item === null,
    form: draft.form,
    /** The form as input for the server. */
    input: useMemo(() => inputForSave(config, draft.form), [config, draft.form]),
    draft,
    view,
    writes,
    isPermanent: item !== null && config.isPermanent?.(item) === true,
    hasUnpublished: hasUnpublished(item),
    page: item && config.pageOf ? config.pageOf(item) : null,
    conflict: writes.conflict,
    reader,
    countTexts: (language: Language) =>
      config.nested?.countTexts(draft.form, language) ??
      countFilledTexts(draft.form.translations[languageKeyOf(language)]),
    /** The form of what is on the site; null for a new item. */
    siteForm: useMemo(() => item && config.formOf(item), [item, config]),
    /** Whether the site was updated after the draft on the server was saved. */
    isSiteNewer: item !== null && !isBasedOnSite(config, item),
    versionForm: (version: object) => formOfInput(config, version, item),
    fill: (form: object) => draft.change((now) => conformTo(now, form)),
    settle: (form: object) => writes.settle(normalize(conformTo(draft.form, form))),
    title: (language: Language) => config.titleOf(draft.form, language),
    /** Props of a field outside the translations. */
    field<Name extends Exclude<keyof Form, "translations"> & string>(name: Name) {
      return {
        path: name as string,
        label: labels[name] ?? name,
        value: draft.form[name],
        onChange: (value: Form[Name]) => set(name, value),
        /** For sets that several uploads and the user change concurrently. */
        onUpdate: (change: (value: Form[Name]) => Form[Name]) => {
          draft.change((form) => ({ ...form, [name]: change(form[name]) }));
        },
        error: writes.errorAt(name),
      };
    },
    /** Props of a field of one translation. */
    translatedField<Name extends keyof Form["translations"]["ua"] & string>(
      language: Language,
      name: Name,
    ) {
      const path = `translations.${languageKeyOf(language)}.${name}`;
      return {
        path,
        // In the language of the text, to distinguish it from the same field in the other language.
        label: config.labels[language][name] ?? name,
        language,
        value: fieldsOf(draft.form).get(path) as Form["translations"]["ua"][Name], // by its path
        onChange: (value: Form["translations"]["ua"][Name]) => set(path, value),
        error: writes.errorAt(path),
      };
    },
  };
}

/** Variables of `load`, which cannot be typed for all kinds at once. */
const variablesOf = (which: typeof singleton | undefined, id: string) =>
  (which ? {} : { id }) as never;

/** What the frame and its panels read of an editor, whatever its kind. */
export type EditorState = {
  config: Pick<
    EditorConfig<BilingualForm, StoredItem>,
    "kind" | "titleOf" | "pageOf" | "leadsToOverview" | "nested" | "choices"
  >;
  /** The reader's language. */
  reader: Language;
  input: object;
  /** Field labels in the reader's language. */
  labels: FieldLabels;
  item: StoredItem | null;
  hasUnpublished: boolean;
  page: string | null;
  isPermanent: boolean;
  isNew: boolean;
  isMissing: boolean;
  form: BilingualForm;
  draft: Pick<ReturnType<typeof useDraft<BilingualForm>>, "isDirty" | "restoredAt" | "discard">;
  view: ReturnType<typeof useEditingView>;
  writes: Omit<ReturnType<typeof useWrites<BilingualForm, StoredItem>>, "settle" | "conflict">;
  conflict: Conflict<BilingualForm> | null;
  countTexts(language: Language): TextCount;
  siteForm: BilingualForm | null;
  isSiteNewer: boolean;
  /** The form of an earlier version. */
  versionForm(version: object): BilingualForm;
  /** Fills the form with another version's form; nothing is saved yet. */
  fill(form: object): void;
  /** Resolves a conflict with the chosen form. */
  settle(form: object): void;
  title(language: Language): string;
};
