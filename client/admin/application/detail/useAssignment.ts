import { useRef, useState } from "react";
import {
  type OpenApplicationFragment,
  useAssignApplicationMutation,
  useChangeApplicationStateMutation,
} from "../../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { ApplicationState } from "../inbox-query.ts";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

/** Chosen values that are not saved; undefined means as stored. */
type AssignmentChoice = { state?: ApplicationState; assignee?: string };

export type Assignment = ReturnType<typeof useAssignment>;

/** State and assignee, saved together. An error leaves the choice unchanged. */
export function useAssignment(application: OpenApplicationFragment, writes: ApplicationWrites) {
  const phrases = usePhrases(applicationPagePhrases);
  const [chosen, setChosen] = useState<AssignmentChoice>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const context = { handlesOwnErrors: true };
  const [changeState] = useChangeApplicationStateMutation({ context });
  const [assign] = useAssignApplicationMutation({ context });
  const stored = { state: application.state, assignee: application.assignee?.id ?? "" };
  const values = { ...stored, ...chosen };
  const isDirty = values.state !== stored.state || values.assignee !== stored.assignee;

  async function send(next: typeof stored) {
    let { id, version } = application;
    if (next.assignee !== stored.assignee) {
      const variables = { id, version, userId: next.assignee || null };
      version = (await assign({ variables })).data?.assignApplication.version ?? version;
    }
    if (next.state !== stored.state) {
      await changeState({ variables: { id, version, state: next.state } });
    }
  }

  async function save(part: AssignmentChoice = {}) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const errorText = await writes.write(() => send({ ...values, ...part }));
    isRunning.current = false;
    setIsBusy(false);
    setError(errorText);
    if (errorText) {
      // A user who tried to take it too late keeps themselves selected.
      const { assignee } = part;
      return assignee === undefined ? undefined : setChosen((now) => ({ ...now, assignee }));
    }
    // A choice made while saving stays.
    setChosen((now) => (now === chosen ? {} : now));
    notifySuccess({ title: phrases.saved, text: phrases.title(application.number) });
  }

  return {
    values,
    isDirty,
    isBusy,
    error,
    meanwhile: writes.meanwhile,
    choose: (part: AssignmentChoice) => {
      setChosen({ ...chosen, ...part });
      setError(null);
    },
    save: () => save(),
    /** Taking a new application also sets it to in progress. */
    takeBy: (userId: string) =>
      save({ assignee: userId, ...(values.state === "NEW" ? { state: "IN_PROGRESS" } : {}) }),
  };
}
