import type { ShownGoalFragment } from "../../graphql/generated/ProjectGoal.ts";
import { addressOf, paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { languageCodes, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { goalPhrases } from "../../phrases/site/projects/goal.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import { GoalBar } from "./GoalBar.tsx";
import { datesOf, remainderOf } from "./goal-sentences.ts";
import styles from "./ProjectGoal.module.css";

type ProjectGoalProps = { goal: ShownGoalFragment; projectId: string };

/** What a project still needs, how much has been collected, until when, and the reports that prove it. */
export function ProjectGoal({ goal, projectId }: ProjectGoalProps) {
  const phrases = usePhrases(goalPhrases);
  const language = useLanguage();
  return (
    <section className={styles.goal} aria-labelledby="goal">
      <div>
        <h2 id="goal">{phrases.title}</h2>
        <div className={styles.progress}>
          <GoalBar goal={goal} isLarge />
          <p className={styles.left}>{remainderOf(goal, language)}</p>
          {datesOf(goal, language).map((sentence) => (
            <p key={sentence} className={styles.date}>
              {sentence}
            </p>
          ))}
        </div>
        {!goal.isOver && (
          <ButtonLink to={paths.donate(projectId)} icon={<DonateIcon />}>
            {phrases.donate}
          </ButtonLink>
        )}
      </div>
      <div className={styles.proof}>
        <Needs goal={goal} />
        <CountedReports reports={goal.reports} />
      </div>
    </section>
  );
}

/** One thing a line, in the page's language or else in the other. */
function Needs({ goal: { needsUa, needsEng } }: { goal: ShownGoalFragment }) {
  const phrases = usePhrases(goalPhrases);
  const language = useLanguage();
  const own = language === "UA" ? needsUa : needsEng;
  const lines = (own || needsUa || needsEng).split("\n").filter((line) => line.trim());
  if (lines.length === 0) return null;
  const lang = own ? undefined : languageCodes[otherLanguage(language)].html;
  return (
    <div>
      <h3>{phrases.needs}</h3>
      <ul className={styles.needs} lang={lang}>
        {lines.map((line) => (
          <li key={line}>{addNonBreakingSpaces(line)}</li>
        ))}
      </ul>
    </div>
  );
}

function CountedReports({ reports }: Pick<ShownGoalFragment, "reports">) {
  const phrases = usePhrases(goalPhrases);
  const language = useLanguage();
  const { isFilled } = useWhatExists();
  if (!isFilled("REPORTS")) return null;
  if (reports.length === 0) {
    return <InternalLink to={paths.reports()}>{phrases.allReports}</InternalLink>;
  }
  return (
    <div>
      <h3>{phrases.reports}</h3>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id}>
            <InternalLink to={paths.report(addressOf(report))}>
              {formatMonthOfYear(report, language)}
            </InternalLink>
          </li>
        ))}
        <li>
          <InternalLink to={paths.reports()}>{phrases.allReports}</InternalLink>
        </li>
      </ul>
    </div>
  );
}
