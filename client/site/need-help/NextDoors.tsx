import { paths } from "../../paths.ts";
import { receiptPhrases } from "../../phrases/application/receipt.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { LinkRows } from "../../ui/LinkRows.tsx";
import type { FormName } from "../application/answers/answers.ts";
import { isOfferOfHelp } from "../application/receipt.ts";
import styles from "./SentPage.module.css";

/** Where the applicant can turn meanwhile; for an unknown form every kind of help is named. */
export function NextDoors({ form }: { form: FormName | null }) {
  const { doors } = usePhrases(receiptPhrases);
  const { kinds } = usePhrases(needHelpPhrases);
  const { psychological, humanitarian } = kinds;
  const offers = form !== null && isOfferOfHelp(form);
  const forApplicants = [
    { form: "PSYCHOLOGICAL", to: paths.psychologicalHelp(), ...asRow(psychological) },
    { form: "HUMANITARIAN", to: paths.humanitarianHelp(), ...asRow(humanitarian) },
    { form: null, to: paths.togetherPoints(), ...doors.points },
    { form: null, to: paths.contacts(), ...doors.contacts },
  ];
  const forHelpers = [
    { to: paths.projects(), ...doors.projects },
    { to: paths.reports(), ...doors.reports },
    { to: paths.help(), ...doors.help },
  ];
  const rows = offers ? forHelpers : forApplicants.filter((one) => !form || one.form !== form);
  return (
    <section className={styles.doors} aria-labelledby="doors">
      <h2 id="doors">{offers ? doors.meanwhile : doors.elsewhere}</h2>
      <LinkRows rows={rows.map(({ to, title, text }) => ({ to, title, text }))} />
    </section>
  );
}

const asRow = ({ name, forWhom }: { name: string; forWhom: string }) => ({
  title: name,
  text: forWhom,
});
