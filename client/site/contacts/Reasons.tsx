import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import { mailtoHref } from "../../ui/ContactWays.tsx";
import { LinkRows } from "../../ui/LinkRows.tsx";
import styles from "./Reasons.module.css";

/** Common reasons to write, with links to pages that answer them sooner. */
export function Reasons({ email }: { email: string }) {
  const phrases = usePhrases(contactsPhrases);
  const rows = [
    { to: paths.needHelp(), title: phrases.needHelp, text: phrases.needHelpText },
    { to: paths.help(), title: phrases.wantToHelp, text: phrases.wantToHelpText },
    { to: paths.partners(), title: phrases.partnership, text: phrases.partnershipText },
    { to: paths.reports(), title: phrases.money, text: phrases.moneyText },
  ];
  const photo = {
    to: mailtoHref(email, phrases.photoSubject),
    title: phrases.photo,
    text: phrases.photoText,
  };
  return (
    <nav className={styles.reasons} aria-labelledby="reasons">
      <h2 id="reasons">{phrases.reasons}</h2>
      <LinkRows rows={email ? [...rows, photo] : rows} />
    </nav>
  );
}
