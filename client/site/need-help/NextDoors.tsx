import { paths } from "../../paths.ts";
import { receiptPhrases } from "../../phrases/application/receipt.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { LinkRows } from "../../ui/LinkRows.tsx";
import type { FormName } from "../application/answers/answers.ts";
import { isOfferOfHelp } from "../application/receipt.ts";
import { useWhatExists } from "../page/useWhatExists.ts";
import styles from "./SentPage.module.css";

/** Where the applicant can turn meanwhile; for an unknown form every kind of help that is open. */
export function NextDoors({ form }: { form: FormName | null }) {
  const { doors } = usePhrases(receiptPhrases);
  const { kinds } = usePhrases(needHelpPhrases);
  const { isFilled, isOpen } = useWhatExists();
  const { psychological, humanitarian } = kinds;
  const offers = form !== null && isOfferOfHelp(form);
  const isOther = (name: FormName) => name !== form && isOpen(name);
  const forApplicants = [
    isOther("PSYCHOLOGICAL") && { to: paths.psychologicalHelp(), ...asRow(psychological) },
    isOther("HUMANITARIAN") && { to: paths.humanitarianHelp(), ...asRow(humanitarian) },
    isFilled("TOGETHER_POINTS") && { to: paths.togetherPoints(), ...doors.points },
    { to: paths.contacts(), ...doors.contacts },
  ];
  const forHelpers = [
    isFilled("PROJECTS") && { to: paths.projects(), ...doors.projects },
    isFilled("REPORTS") && { to: paths.reports(), ...doors.reports },
    { to: paths.help(), ...doors.help },
  ];
  const rows = (offers ? forHelpers : forApplicants).filter((row) => row !== false);
  return (
    <section className={styles.doors} aria-labelledby="doors">
      <h2 id="doors">{offers ? doors.meanwhile : doors.elsewhere}</h2>
      <LinkRows rows={rows} />
    </section>
  );
}

const asRow = ({ name, forWhom }: { name: string; forWhom: string }) => ({
  title: name,
  text: forWhom,
});
