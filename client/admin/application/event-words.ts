import type { OpenApplicationFragment } from "../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import type { Language } from "../../phrases/language.tsx";
import { phrasesFor } from "../../phrases/phrases.ts";

type Event = Pick<OpenApplicationFragment["events"][number], "action" | "detail">;

/** What happened to an application, in words. */
export function eventWords({ action, detail }: Event, language: Language): string {
  const { events } = phrasesFor(applicationPagePhrases, language);
  if (action === "STATE") return events.STATE(stateWord(detail, language));
  if (action === "ASSIGNED") return detail ? events.ASSIGNED(detail) : events.UNASSIGNED;
  return events[action];
}

/** A state as the history keeps it: "inProgress". */
function stateWord(kept: string, language: Language): string {
  const states: { [state: string]: string } = phrasesFor(applicationsPhrases, language).states;
  return states[kept.replace(/(?=[A-Z])/g, "_").toUpperCase()] ?? kept;
}
