import { addresses } from "../../addresses.ts";
import { contactWaysPhrases } from "../../phrases/contact-ways.ts";
import { needHelpPhrases } from "../../phrases/need-help.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ArrowDownIcon } from "../../ui/icons.tsx";
import styles from "./HelpChooser.module.css";
import { helpKinds } from "./help-kinds.ts";

/** Three kinds of help; each choice leads to its own slip below. */
export function HelpChooser() {
  const phrases = usePhrases(needHelpPhrases);
  const { noForm } = usePhrases(contactWaysPhrases);
  return (
    <section className={styles.sheet} aria-labelledby="choose">
      <div className={styles.paper}>
        <h2 id="choose">{phrases.choose}</h2>
        <ul className={styles.kinds}>
          {helpKinds.map((kind) => (
            <li key={kind}>
              <InnerLink to={`${addresses.needHelp()}#${kind}`} className={styles.kind}>
                <span>
                  <span className={styles.name}>{phrases.kinds[kind].name}</span>{" "}
                  <span className={styles.text}>{phrases.kinds[kind].forWhom}</span>
                </span>
                <ArrowDownIcon />
              </InnerLink>
            </li>
          ))}
        </ul>
        <p className={styles.free}>
          {phrases.free} {noForm}
        </p>
      </div>
    </section>
  );
}
