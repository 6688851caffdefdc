import type { YearOfMoneyFragment } from "../../../graphql/generated/YearOfMoneyPage.ts";
import { addressOf, paths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { groupByCategory } from "./group-lines.ts";
import { type MoneyBar, MoneyBars } from "./MoneyBars.tsx";
import { sumByProject } from "./sum-by-project.ts";
import styles from "./YearParts.module.css";

type Total = YearOfMoneyFragment["totals"][number];

/** Where the money of a year went, by category and by project, and where it came from. */
export function YearParts({ year }: { year: YearOfMoneyFragment }) {
  const phrases = usePhrases(moneyPhrases);
  const foreign = useForeignLanguage();
  const { totals, income, spending } = year;
  const byCategory = (direction: Total["direction"]) =>
    groupByCategory(totals, direction).map(({ category, sum }) => ({
      key: category.id,
      name: category.name,
      sum,
    }));
  const byProject = sumByProject(totals).map(({ project, sum }): MoneyBar => {
    if (!project) return { key: "", name: phrases.noProject, sum };
    const { id, translation } = project;
    return {
      key: id,
      name: translation.name,
      lang: foreign(translation),
      to: paths.project(addressOf(project)),
      sum,
    };
  });
  return (
    <>
      <h2 id="where-to">{phrases.whereTo}</h2>
      <div className={styles.pair}>
        <MoneyBars
          id="by-category"
          title={phrases.byCategory}
          bars={byCategory("OUT")}
          whole={spending}
          look="spent"
        />
        <MoneyBars
          id="by-project"
          title={phrases.byProject}
          bars={byProject}
          whole={spending}
          look="spent"
        />
      </div>
      <h2 className={styles.from}>{phrases.whereFrom}</h2>
      <div className={styles.pair}>
        <MoneyBars
          id="income-by-category"
          title={phrases.byCategory}
          bars={byCategory("IN")}
          whole={income}
          look="received"
        />
      </div>
    </>
  );
}
