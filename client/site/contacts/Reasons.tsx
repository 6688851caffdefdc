import { addresses } from "../../addresses.ts";
import { contactsPhrases } from "../../phrases/contacts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { letter } from "../../ui/ContactWays.tsx";
import { LinkRows } from "../../ui/LinkRows.tsx";
import styles from "./Reasons.module.css";

/** What people come with, and the page where it is answered sooner. */
export function Reasons({ email }: { email: string }) {
  const phrases = usePhrases(contactsPhrases);
  const rows = [
    { to: addresses.needHelp(), title: phrases.needHelp, text: phrases.needHelpText },
    { to: addresses.help(), title: phrases.wantToHelp, text: phrases.wantToHelpText },
    { to: addresses.partners(), title: phrases.partnership, text: phrases.partnershipText },
    { to: addresses.reports(), title: phrases.money, text: phrases.moneyText },
  ];
  const photo = {
    to: letter(email, phrases.photoSubject),
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
