import { paths } from "../../paths.ts";
import { applicationPsychologicalPhrases } from "../../phrases/application/psychological.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PsychologicalForm } from "../application/forms/PsychologicalForm.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import { LeavePage } from "./LeavePage.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";

/** Page of the form that requests a talk with a psychologist, with a quick exit. */
export function PsychologicalPage() {
  const phrases = usePhrases(applicationPsychologicalPhrases);
  const { title } = phrases;
  const { isFilled } = useWhatExists();
  const { description, lead } = isFilled("TOGETHER_POINTS") ? phrases : phrases.withoutPoints;
  return (
    <NeedHelpFrame title={title} heading={title} lead={lead} isBelowChoice>
      <PageHead title={title} description={description} />
      <LeavePage />
      <PsychologicalForm chosen={{ name: title, changePath: `${paths.needHelp()}#choose` }} />
    </NeedHelpFrame>
  );
}
