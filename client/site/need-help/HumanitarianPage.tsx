import { paths } from "../../paths.ts";
import { applicationHumanitarianPhrases } from "../../phrases/application/humanitarian.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { HumanitarianForm } from "../application/forms/HumanitarianForm.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";

/** Page of the form that requests humanitarian aid. */
export function HumanitarianPage() {
  const { title, description, lead } = usePhrases(applicationHumanitarianPhrases);
  return (
    <NeedHelpFrame title={title} heading={title} lead={lead} isBelowChoice>
      <PageHead title={title} description={description} />
      <HumanitarianForm chosen={{ name: title, changePath: `${paths.needHelp()}#choose` }} />
    </NeedHelpFrame>
  );
}
