import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { addresses, editors } from "../../addresses.ts";
import { type Failure, readFailure } from "../../graphql/failures.ts";
import { contentWritten } from "../../graphql/written.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useUploadsRunning } from "../image/uploads-running.ts";
import { tellSuccess } from "../notices.ts";
import type { EditorFace, Stored } from "./face.ts";
import { type AnyForm, inputOfForm, isSame } from "./form.ts";
import type { useDraft } from "./useDraft.ts";
import type { Draft } from "./useDraftSlot.ts";
import { useFailure } from "./useFailure.ts";
import { useLeaving } from "./useLeaving.ts";
import { atWordField } from "./words-refused.ts";

/** What stands on the server now, when somebody else has saved in between. */
export type Conflict<Form> = { mine: Form; base: Form; theirs: { version: number; form: Form } };

export type SavingState = "idle" | "busy" | "saved" | "failed";

type Parts<Form extends AnyForm, Item extends Stored> = {
  face: EditorFace<Form, Item>;
  item: Item | null;
  isNew: boolean;
  draft: ReturnType<typeof useDraft<Form>>;
  /** The languages whose words are to be seen. */
  shown: readonly Language[];
};

/**
 * Saving, publishing and deleting. One write at a time; a second click waits for nothing. What
 * fails changes nothing of what was typed.
 */
export function useWrites<Form extends AnyForm, Item extends Stored>(parts: Parts<Form, Item>) {
  const { face, item, draft, isNew } = parts;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<SavingState>("idle");
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null);
  const failure = useFailure();
  const isBusy = useRef(false);
  const leaving = useLeaving(useUploadsRunning() || draft.isDirty);
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const name = face.titleOf(draft.form, reader) || phrases.untitled;

  /** Runs one write of what `from` says; answers whether it succeeded. */
  const alone = async (work: () => Promise<void>, from: Draft<Form> = draft): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setState("busy");
    failure.forget();
    try {
      await work();
      setState("saved");
      contentWritten(client);
      return true;
    } catch (error) {
      setState("failed");
      await told(readFailure(error), from);
      return false;
    } finally {
      isBusy.current = false;
    }
  };

  const told = async (found: Failure, from: Draft<Form>) => {
    if (found.code === "CONFLICT" && found.reason === "stale") {
      const theirs = await read(item?.id).catch(() => null);
      if (theirs) return setConflict({ mine: from.form, base: from.basedOn.form, theirs });
    }
    const field = found.reason === "taken" ? face.uniqueField : undefined;
    if (field) failure.tell({ ...found, fields: [{ path: field, rule: "taken" }] });
    else failure.tell(atWordField(found, from.form, parts.shown, reader));
  };

  const read = async (id = "") => {
    const { load } = face.documents;
    const { data } = await client.query({
      query: load,
      variables: { id } as never, // see EditorDocuments.load
      fetchPolicy: "network-only",
      context: { isQuiet: true },
    });
    const fresh = data?.item;
    return fresh ? { version: fresh.version, form: face.formOf(fresh) } : null;
  };

  /** Saves what is typed, if anything is; answers the stored item. */
  const stored = async (from: Draft<Form> = draft): Promise<Stored> => {
    if (item && isSame(from.form, from.basedOn.form)) return item;
    const sent = from.form;
    const variables = {
      id: item?.id,
      version: from.basedOn.version,
      input: inputOfFace(face, sent),
    };
    const { data } = await client.mutate({
      mutation: face.documents.save,
      variables: variables as never, // the form fits the kind's own input, see EditorDocuments
      context: { tellsSurprises: true },
    });
    if (!data) throw new Error("The save was answered without the item.");
    const { id, version } = data.item;
    draft.saved(sent, { id, version, form: face.formOf(data.item) });
    return data.item;
  };

  const arrive = (saved: Stored) => {
    if (face.kind === "SETTINGS" || !(isNew || face.isLeftAfterSaving)) return;
    leaving.allow();
    const to = face.isLeftAfterSaving ? addresses.admin() : editors.edit(face.kind, saved.id);
    navigate({ pathname: to, search }, { replace: isNew });
  };

  const save = async (from?: Draft<Form>) => {
    const saved = await stored(from);
    if (face.isLeftAfterSaving) tellSuccess({ title: phrases.savedNotice(name) });
    arrive(saved);
  };

  const { publish, unpublish } = face.documents;
  return {
    state,
    failure: failure.current,
    failureAt: failure.at,
    forgetFailureAt: failure.forgetAt,
    conflict,
    leaving,
    save: () => alone(() => save()),
    /** One language or, with null, both; at once or at a later moment. Saves first. */
    publish: (language: Language | null, at: string | null = null) =>
      alone(async () => {
        const { id, version } = await stored();
        if (!publish) return;
        const variables = { id, version, language, at };
        await client.mutate({ mutation: publish, variables, context: own });
        tellSuccess({ title: (at ? phrases.scheduledNotice : phrases.publishedNotice)(name) });
        arrive({ ...(item ?? { translations: [] }), id, version });
      }),
    unpublish: (language: Language | null) =>
      alone(async () => {
        const { id, version } = await stored();
        if (!unpublish) return;
        await client.mutate({
          mutation: unpublish,
          variables: { id, version, language },
          context: own,
        });
        tellSuccess({ title: phrases.unpublishedNotice(name) });
      }),
    /** Saves what was chosen over what the other person saved. */
    settle(chosen: Form) {
      if (!conflict) return;
      const next: Draft<Form> = { form: chosen, basedOn: conflict.theirs };
      draft.take(next);
      setConflict(null);
      void alone(() => save(next), next);
    },
  };
}

/** What is sent to the server for a form. */
export const inputOfFace = <Form extends AnyForm>(
  { inputOf }: Pick<EditorFace<Form, Stored>, "inputOf">,
  form: Form,
) => ({ ...inputOfForm(form), ...inputOf?.(form) });

/** The editor says itself what went wrong. */
const own = { tellsSurprises: true };
