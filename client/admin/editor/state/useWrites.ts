import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { notifyContentChanged } from "../../../graphql/content-changes.ts";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import { PublishDocument, UnpublishDocument } from "../../../graphql/generated/ItemWrites.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BilingualForm, formToInput, isSameValue } from "../../bilingual-form.ts";
import type { useDraft } from "../../drafts/useDraft.ts";
import type { Draft } from "../../drafts/useDraftSlot.ts";
import { useUnsavedChangesGuard } from "../../drafts/useUnsavedChangesGuard.ts";
import { useHasRunningUploads } from "../../image/upload/running-uploads.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { type EditorConfig, isSingleton, type StoredItem } from "./editor-config.ts";
import { moveToFirstTextField } from "./required-translation.ts";
import { useSaveError } from "./useSaveError.ts";

/** The version now on the server, when somebody else has saved in the meantime. */
export type Conflict<Form> = {
  mine: Form;
  base: Form;
  theirs: { version: number; form: Form };
  /** Names of the fields whose items are settled one by one. */
  lists?: readonly string[];
};

export type SaveStatus = "idle" | "busy" | "saved" | "failed";

type WritesOptions<Form extends BilingualForm, Item extends StoredItem> = {
  config: EditorConfig<Form, Item>;
  item: Item | null;
  isNew: boolean;
  draft: ReturnType<typeof useDraft<Form>>;
  /** The languages whose fields are visible. */
  shown: readonly Language[];
};

/**
 * Saving, publishing and deleting. One write at a time; further clicks are ignored. A failed write
 * leaves the form unchanged.
 */
export function useWrites<Form extends BilingualForm, Item extends StoredItem>(
  parts: WritesOptions<Form, Item>,
) {
  const { config, item, draft, isNew } = parts;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<SaveStatus>("idle");
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null);
  const saveError = useSaveError();
  const isBusy = useRef(false);
  const leaving = useUnsavedChangesGuard(useHasRunningUploads() || draft.isDirty);
  const phrases = usePhrases(editingPhrases);
  const readerLanguage = useLanguage();
  const name = config.titleOf(draft.form, readerLanguage) || phrases.untitled;

  /** Runs one write based on `from`; resolves to whether it succeeded. */
  const runExclusively = async (
    work: () => Promise<void>,
    from: Draft<Form> = draft,
  ): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setState("busy");
    saveError.clear();
    try {
      await work();
      setState("saved");
      notifyContentChanged(client);
      return true;
    } catch (error) {
      setState("failed");
      await handleError(toApiError(error), from);
      return false;
    } finally {
      isBusy.current = false;
    }
  };

  const handleError = async (found: ApiError, from: Draft<Form>) => {
    if (found.code === "CONFLICT" && found.reason === "stale") {
      const theirs = await fetchStored(item?.id).catch(() => null);
      const lists = config.nested?.lists ?? [];
      if (theirs) return setConflict({ mine: from.form, base: from.basedOn.form, theirs, lists });
    }
    const field = found.reason === "taken" ? config.uniqueField : undefined;
    if (field) saveError.show({ ...found, fields: [{ path: field, rule: "taken" }] });
    else {
      const fields = fieldErrorsOf(found, config.nested?.pathOf);
      const error = { ...found, fields };
      saveError.show(moveToFirstTextField(error, from.form, parts.shown, readerLanguage));
    }
  };

  const fetchStored = async (id = "") => {
    const { load } = config.documents;
    const { data } = await client.query({
      query: load,
      variables: { id } as never, // see EditorDocuments.load
      fetchPolicy: "network-only",
      context: { isQuiet: true },
    });
    const fresh = data?.item;
    return fresh ? { version: fresh.version, form: config.formOf(fresh) } : null;
  };

  /** Saves the form if it has changed; resolves to the stored item. */
  const saveIfChanged = async (from: Draft<Form> = draft): Promise<StoredItem> => {
    if (item && isSameValue(from.form, from.basedOn.form)) return item;
    const sent = from.form;
    const variables = {
      id: item?.id,
      version: from.basedOn.version,
      input: inputForSave(config, sent),
    };
    const { data } = await client.mutate({
      mutation: config.documents.save,
      variables: variables as never, // the form fits the kind's own input, see EditorDocuments
      context: { handlesOwnErrors: true },
    });
    if (!data) throw new Error("The save mutation returned no item.");
    const { id, version } = data.item;
    draft.saved(sent, { id, version, form: config.formOf(data.item) });
    return data.item;
  };

  const navigateAfterSave = (saved: StoredItem) => {
    if (isSingleton(config.kind) || !(isNew || config.leavesAfterSave)) return;
    leaving.allow();
    const to = config.leavesAfterSave ? paths.admin() : editorPaths.edit(config.kind, saved.id);
    navigate({ pathname: to, search }, { replace: isNew });
  };

  const save = async (from?: Draft<Form>) => {
    const saved = await saveIfChanged(from);
    if (config.leavesAfterSave) notifySuccess({ title: phrases.savedNotice(name) });
    navigateAfterSave(saved);
  };

  const { kind } = config;
  return {
    state,
    error: saveError.current,
    errorAt: saveError.at,
    clearErrorAt: saveError.clearAt,
    clearErrorsUnder: saveError.clearUnder,
    conflict,
    leaving,
    save: () => runExclusively(() => save()),
    /** Publishes one language or, with null, both; now or at a later time. Saves first. */
    publish: (language: Language | null, at: string | null = null) =>
      runExclusively(async () => {
        const { id, version } = await saveIfChanged();
        if (isSingleton(kind)) return;
        const variables = { kind, id, version, language, at };
        await client.mutate({ mutation: PublishDocument, variables, context: ownErrorsContext });
        notifySuccess({ title: (at ? phrases.scheduledNotice : phrases.publishedNotice)(name) });
        navigateAfterSave({ ...(item ?? { translations: [] }), id, version });
      }),
    unpublish: (language: Language | null) =>
      runExclusively(async () => {
        const { id, version } = await saveIfChanged();
        if (isSingleton(kind)) return;
        const variables = { kind, id, version, language };
        await client.mutate({ mutation: UnpublishDocument, variables, context: ownErrorsContext });
        notifySuccess({ title: phrases.unpublishedNotice(name) });
      }),
    /** Saves the chosen form over the version that the other person saved. */
    settle(chosen: Form) {
      if (!conflict) return;
      const next: Draft<Form> = { form: chosen, basedOn: conflict.theirs };
      draft.take(next);
      setConflict(null);
      void runExclusively(() => save(next), next);
    },
  };
}

/** The input that is sent to the server for a form. */
export const inputForSave = <Form extends BilingualForm>(
  { inputOf, nested }: Pick<EditorConfig<Form, StoredItem>, "inputOf" | "nested">,
  form: Form,
) => {
  const hasTexts = nested && ((each: Language) => nested.countTexts(form, each).filled > 0);
  return { ...formToInput(form, hasTexts), ...inputOf?.(form) };
};

/** The errors under the paths of the editor's fields, each once. */
function fieldErrorsOf({ fields }: ApiError, pathOf: (path: string) => string = (path) => path) {
  const errors = fields.map((field) => ({ ...field, path: pathOf(field.path) }));
  return [...new Map(errors.map((field) => [`${field.path} ${field.rule}`, field])).values()];
}

/** The editor shows its errors itself. */
const ownErrorsContext = { handlesOwnErrors: true };
