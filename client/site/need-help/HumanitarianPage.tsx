import { addresses } from "../../addresses.ts";
import { applicationHumanitarianPhrases } from "../../phrases/application-humanitarian.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { HumanitarianForm } from "../application/HumanitarianForm.tsx";
import { NeedHelpFrame } from "./NeedHelpFrame.tsx";

/** Asks for food, clothes and the like. */
export function HumanitarianPage() {
  const { title, description, lead } = usePhrases(applicationHumanitarianPhrases);
  return (
    <NeedHelpFrame title={title} heading={title} lead={lead} isBelowChoice>
      <PageHead title={title} description={description} />
      <HumanitarianForm chosen={{ name: title, changeAt: `${addresses.needHelp()}#choose` }} />
    </NeedHelpFrame>
  );
}
