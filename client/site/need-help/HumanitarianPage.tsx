import { paths } from "../../paths.ts";
import { applicationHumanitarianPhrases } from "../../phrases/application/humanitarian.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { HumanitarianForm } from "../application/forms/HumanitarianForm.tsx";
import { useIsMissing } from "../application/state/useIsMissing.ts";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";

/** Page of the form that requests humanitarian aid. */
export function HumanitarianPage() {
  const { title, description, lead } = usePhrases(applicationHumanitarianPhrases);
  if (useIsMissing("HUMANITARIAN")) return <PageNotFound />;
  return (
    <NeedHelpFrame title={title} heading={title} lead={lead} isBelowChoice>
      <PageHead title={title} description={description} />
      <HumanitarianForm chosen={{ name: title, changePath: `${paths.needHelp()}#choose` }} />
    </NeedHelpFrame>
  );
}
