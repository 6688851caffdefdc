import type { ReportMoneyFragment } from "../../../graphql/generated/ReportMoney.ts";
import { paths } from "../../../paths.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { type Language, useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { lineCategoryPhrases } from "../../../phrases/line-categories.ts";
import { formatExactHryvnias } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { groupByCategory } from "./group-lines.ts";
import styles from "./MoneyTable.module.css";

type Line = ReportMoneyFragment["lines"][number];

/** Every line of a report, with subtotals by category, between its opening and closing balance. */
export function LinesTable({ figures }: { figures: ReportMoneyFragment }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const { columns } = phrases;
  const { periodStart, periodEnd, openingBalance, closingBalance } = figures;
  const [first, last] = [formatDay(periodStart, language), formatDay(periodEnd, language)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} tabIndex={0} aria-labelledby="lines">
      <table className={styles.table}>
        <caption id="lines">
          <span>{phrases.table(first, last)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col" className={styles.sum}>
              {columns.sum}
            </th>
            <th scope="col">{columns.project}</th>
            <th scope="col">{columns.document}</th>
          </tr>
        </thead>
        <tbody>
          <SumRow name={phrases.opening(first)} sum={openingBalance} look="balance" />
        </tbody>
        <Direction figures={figures} direction="IN" sum={figures.income} />
        <Direction figures={figures} direction="OUT" sum={figures.spending} />
        <tbody>
          <SumRow name={phrases.closing(last)} sum={closingBalance} look="balance" />
        </tbody>
      </table>
    </section>
  );
}

type DirectionProps = {
  figures: ReportMoneyFragment;
  direction: Line["direction"];
  sum: number;
};

function Direction({ figures, direction, sum }: DirectionProps) {
  const phrases = usePhrases(moneyPhrases);
  const categories = usePhrases(lineCategoryPhrases);
  return (
    <>
      <tbody>
        <SumRow name={phrases[direction]} sum={sum} look="direction" />
      </tbody>
      {groupByCategory(figures.lines, direction).map((group) => (
        <tbody key={group.category}>
          <SumRow name={categories[group.category]} sum={group.sum} look="category" />
          {group.lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      ))}
    </>
  );
}

type SumRowProps = { name: string; sum: number; look: "balance" | "direction" | "category" };

function SumRow({ name, sum, look }: SumRowProps) {
  const language = useLanguage();
  return (
    <tr className={styles[look]}>
      <th scope={look === "category" ? "rowgroup" : "row"}>{name}</th>
      <td className={styles.sum}>{formatExactHryvnias(sum, language)}</td>
      <td colSpan={2} />
    </tr>
  );
}

function LineRow({ line }: { line: Line }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const foreign = useForeignLanguage();
  const { project, document, amount } = line;
  const description = descriptionIn(line, language);
  return (
    <tr className={styles.line}>
      <th scope="row" lang={description ? foreign(description) : undefined}>
        {description?.text ?? phrases.noDescription}
      </th>
      <td className={styles.sum}>{formatExactHryvnias(amount, language)}</td>
      <td>
        {project && (
          <InternalLink to={paths.project(project.id)} lang={foreign(project.translation)}>
            {project.translation.name}
          </InternalLink>
        )}
      </td>
      <td>{document && <a href={document.url}>{document.name}</a>}</td>
    </tr>
  );
}

/** The description for a reader of `language`: in that language, else in the other; null if blank. */
function descriptionIn(
  { descriptionUa, descriptionEng }: Line,
  reader: Language,
): { text: string; language: Language } | null {
  const texts = [
    { language: "UA", text: descriptionUa },
    { language: "ENG", text: descriptionEng },
  ] as const;
  const given = texts.filter(({ text }) => text !== "");
  return given.find(({ language }) => language === reader) ?? given[0] ?? null;
}
