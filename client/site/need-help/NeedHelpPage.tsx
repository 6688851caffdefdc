import { useNeedHelpPageSuspenseQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { GeneralForm } from "../application/forms/GeneralForm.tsx";
import { HelpChooser } from "./HelpChooser.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";

/** The choice between kinds of help, the short form for other requests, the emergency numbers. */
export function NeedHelpPage() {
  const phrases = usePhrases(needHelpPhrases);
  const { applicationForms } = useNeedHelpPageSuspenseQuery().data;
  return (
    <NeedHelpFrame title={phrases.title} heading={phrases.heading} lead={phrases.lead}>
      <PageHead title={phrases.title} description={phrases.description} />
      <HelpChooser forms={applicationForms} />
      <section id="other" aria-label={phrases.kinds.other.name}>
        <GeneralForm
          chosen={{ name: phrases.kinds.other.name, changePath: `${paths.needHelp()}#choose` }}
        />
      </section>
    </NeedHelpFrame>
  );
}
