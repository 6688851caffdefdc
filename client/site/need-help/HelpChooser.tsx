import type { NeedHelpPageQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { paths } from "../../paths.ts";
import { applicationPhrases } from "../../phrases/application/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ArrowIcon } from "../../ui/icons/icons.tsx";
import { StepChips } from "../application/frame/StepChips.tsx";
import styles from "./HelpChooser.module.css";
import { sheetFragments } from "./useChosenSheet.ts";

/** The kinds of help; the form of the last one replaces the choice on this page. */
const kinds = [
  { name: "psychological", form: "PSYCHOLOGICAL", to: paths.psychologicalHelp() },
  { name: "humanitarian", form: "HUMANITARIAN", to: paths.humanitarianHelp() },
  { name: "other", form: "GENERAL", to: `${paths.needHelp()}#${sheetFragments.other}` },
] as const;

/** The kinds of help that have a form, each with whether it is open. */
export function HelpChooser({ forms }: { forms: NeedHelpPageQuery["applicationForms"] }) {
  const phrases = usePhrases(needHelpPhrases);
  const { whichHelp, aboutYou, review } = usePhrases(applicationPhrases);
  const offered = kinds.flatMap(({ form, ...kind }) => {
    const opening = forms.find((one) => one.form === form);
    return opening ? [{ ...kind, opening }] : [];
  });
  return (
    <section className={styles.sheet} aria-labelledby="choose">
      <div className={styles.paper}>
        <StepChips titles={[whichHelp, aboutYou, review]} current={0} />
        <h2 id="choose">{phrases.choose}</h2>
        <ul className={styles.kinds}>
          {offered.map(({ name, to, opening }) => (
            <li key={name}>
              <InternalLink to={to} className={styles.kind}>
                <span>
                  <span className={styles.name}>{phrases.kinds[name].name}</span>{" "}
                  <span className={styles.text}>{phrases.kinds[name].forWhom}</span>{" "}
                  <Opening opening={opening} />
                </span>
                <ArrowIcon />
              </InternalLink>
            </li>
          ))}
        </ul>
        <p className={styles.free}>{phrases.free}</p>
      </div>
    </section>
  );
}

type OpeningProps = { opening: NeedHelpPageQuery["applicationForms"][number] };

/** Says before anybody types that the form is closed, or how many places are left. */
function Opening({ opening }: OpeningProps) {
  const phrases = usePhrases(needHelpPhrases);
  const { placesLeft } = usePhrases(applicationPhrases);
  if (opening.isOpen && opening.placesLeft === null) return null;
  if (opening.isOpen)
    return <span className={styles.opening}>{placesLeft(opening.placesLeft ?? 0)}</span>;
  const phrase = opening.state === "PAUSED" ? phrases.paused : phrases.full;
  return <span className={styles.opening}>{phrase}</span>;
}
