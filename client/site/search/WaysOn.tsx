import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { searchPhrases } from "../../phrases/site/search.ts";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import styles from "./SearchPage.module.css";

/** Pages that readers look for most. */
export function WaysOn({ title, text }: { title: string; text?: string }) {
  const { ways } = usePhrases(searchPhrases);
  const { isFilled, isOpen } = useWhatExists();
  const { textInGeneral, ...needHelp } = ways.needHelp;
  const hasForms = isOpen("HUMANITARIAN") && isOpen("PSYCHOLOGICAL");
  const rows = [
    { to: paths.needHelp(), ...needHelp, ...(!hasForms && { text: textInGeneral }) },
    { to: paths.donate(), ...ways.donate },
    isFilled("PROJECTS") && { to: paths.projects(), ...ways.projects },
    isFilled("GALLERIES") && { to: paths.galleries(), ...ways.galleries },
    isFilled("REPORTS") && { to: paths.reports(), ...ways.reports },
    { to: paths.contacts(), ...ways.contacts },
  ];
  return (
    <section className={styles.ways} aria-labelledby="ways-on">
      {text && <p className={styles.none}>{text}</p>}
      <h2 id="ways-on">{title}</h2>
      <LinkRows columns={2} rows={rows.filter((row) => row !== false)} />
    </section>
  );
}
