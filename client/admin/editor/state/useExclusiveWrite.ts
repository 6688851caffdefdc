import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { type ApiError, type SavedBy, toApiError } from "../../../graphql/errors.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { type BilingualForm, isSameValue } from "../../bilingual-form.ts";
import type { useDraft } from "../../drafts/useDraft.ts";
import type { Draft, StoredForm } from "../../drafts/useDraftSlot.ts";
import { tellOfPendingPictures } from "../fields/rich-text/paste/uploading-pictures.ts";
import type { EditorConfig, StoredItem } from "./editor-config.ts";
import { moveToFirstTextField } from "./required-translation.ts";
import { conflictingForms, withGivenAddress } from "./stored-form.ts";
import { useSaveError } from "./useSaveError.ts";

/** The version now on the server, when somebody else has saved in the meantime. */
export type Conflict<Form> = {
  mine: Form;
  base: Form;
  theirs: StoredForm<Form> & { version: number };
  savedBy?: SavedBy | null;
  /** Names of the fields whose items are settled one by one. */
  lists?: readonly string[];
};

export type SaveStatus = "idle" | "busy" | "saved" | "failed";

/** The editor whose item is written. */
export type WritesOptions<Form extends BilingualForm, Item extends StoredItem> = {
  config: EditorConfig<Form, Item>;
  item: Item | null;
  /** The item's identifier in its path, if that is not its id. */
  idInPath?: string;
  /** Called with the id that the first save gave to a new item. */
  onCreated?: (id: string) => void;
  draft: ReturnType<typeof useDraft<Form>>;
  /** The languages whose fields are visible. */
  shown: readonly Language[];
};

/** A write based on a draft. */
export type Write<Form extends BilingualForm> = (from: Draft<Form>) => Promise<void>;

/**
 * Runs one write at a time; further clicks are ignored. A failed write leaves the form unchanged:
 * its error is shown at the fields, or its conflict is asked about.
 */
export function useExclusiveWrite<Form extends BilingualForm, Item extends StoredItem>(
  parts: WritesOptions<Form, Item>,
) {
  const { config, item, draft } = parts;
  const client = useApolloClient();
  const readerLanguage = useLanguage();
  const [state, setState] = useState<SaveStatus>("idle");
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null);
  const saveError = useSaveError();
  const isBusy = useRef(false);
  const last = useRef<Write<Form> | null>(null);

  /** Resolves to whether the write succeeded. */
  const run = async (work: Write<Form>, from: Draft<Form> = draft): Promise<boolean> => {
    if (isBusy.current || tellOfPendingPictures(readerLanguage)) return false;
    isBusy.current = true;
    last.current = work;
    setState("busy");
    saveError.clear();
    try {
      await attempt(work, from);
      setState("saved");
      return true;
    } catch (error) {
      setState("failed");
      if (!(error instanceof ConflictShown)) showError(toApiError(error), from);
      return false;
    } finally {
      isBusy.current = false;
    }
  };

  /** Repeats the write when somebody else has changed nothing that it would overwrite. */
  const attempt = async (work: Write<Form>, from: Draft<Form>): Promise<void> => {
    try {
      await work(from);
    } catch (error) {
      const { code, reason, savedBy } = toApiError(error);
      if (code !== "CONFLICT" || reason !== "stale") throw error;
      const fresh = await fetchStored(item?.id).catch(() => null);
      if (!fresh) throw error;
      const { base, theirs } = conflictingForms(config, from.basedOn, fresh);
      const isSameVersion =
        theirs.version === from.basedOn.version &&
        theirs.draftVersion === (from.basedOn.draftVersion ?? null);
      if (isSameVersion || !isSameValue(base, theirs.form)) {
        const lists = config.nested?.lists ?? [];
        setConflict({
          mine: withGivenAddress(from.form, theirs.form),
          base,
          theirs,
          savedBy,
          lists,
        });
        throw new ConflictShown();
      }
      const form = withGivenAddress(from.form, theirs.form);
      const next: Draft<Form> = { form, basedOn: theirs };
      draft.take(next);
      await attempt(work, next);
    }
  };

  const showError = (found: ApiError, from: Draft<Form>) => {
    const field = found.reason === "taken" ? config.uniqueField : undefined;
    if (field) saveError.show({ ...found, fields: [{ path: field, rule: "taken" }] });
    else {
      const fields = fieldErrorsOf(found, config.nested?.pathOf);
      const error = { ...found, fields };
      saveError.show(moveToFirstTextField(error, from.form, parts.shown, readerLanguage));
    }
  };

  const fetchStored = async (id = ""): Promise<Item | null> => {
    const { data } = await client.query({
      query: config.load,
      variables: { id: parts.idInPath ?? id } as never, // see EditorConfig.load
      fetchPolicy: "network-only",
    });
    return data?.item ?? null;
  };

  return {
    state,
    error: saveError.current,
    errorAt: saveError.at,
    clearErrorAt: saveError.clearAt,
    clearErrorsUnder: saveError.clearUnder,
    conflict,
    run,
    /** Whether a write is under way, also before the next rendering. */
    isRunning: () => isBusy.current,
    /** Repeats the write that failed, or does the given one. */
    retry: (write: Write<Form>) => run(last.current ?? write),
    /** Repeats the write with the chosen form, over the version that the other person saved. */
    settle(chosen: Form, write: Write<Form>) {
      if (!conflict) return;
      const next: Draft<Form> = { form: chosen, basedOn: conflict.theirs };
      draft.take(next);
      setConflict(null);
      void run(last.current ?? write, next);
    },
  };
}

/** Thrown by a write whose conflict the editor shows. */
class ConflictShown extends Error {}

/** The errors under the paths of the editor's fields, each once. */
function fieldErrorsOf({ fields }: ApiError, pathOf: (path: string) => string = (path) => path) {
  const errors = fields.map((field) => ({ ...field, path: pathOf(field.path) }));
  return [...new Map(errors.map((field) => [`${field.path} ${field.rule}`, field])).values()];
}
