import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./YearsNavigation.module.css";

type YearsNavigationProps = { year: number; years: readonly number[] };

/** Links to the years that have reports. */
export function YearsNavigation({ year, years }: YearsNavigationProps) {
  const phrases = usePhrases(reportsPhrases);
  return (
    <nav aria-label={phrases.years}>
      <ul className={styles.years}>
        {years.map((other) => (
          <li key={other}>
            <InternalLink
              to={paths.reportsOfYear(other)}
              className={styles.year}
              aria-current={other === year ? "page" : undefined}
            >
              <span>{other}</span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
