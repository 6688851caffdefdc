// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of tables that are displayed as grids
import type { ReportMoneyFragment } from "../../../graphql/generated/ReportMoney.ts";
import { addressOf, paths } from "../../../paths.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { type Language, useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { moneyOfTable } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { groupByCategory } from "./group-lines.ts";
import styles from "./LinesTable.module.css";
import base from "./MoneyTable.module.css";

type Line = ReportMoneyFragment["lines"][number];

/** Every line of a report, with subtotals by category, between its opening and closing balance. */
export function LinesTable({ figures }: { figures: ReportMoneyFragment }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const { columns } = phrases;
  const { periodStart, periodEnd, openingBalance, closingBalance } = figures;
  const [first, last] = [formatDay(periodStart, language), formatDay(periodEnd, language)];
  const sums = [figures.openingBalance, ...figures.lines.map(({ amount }) => amount)];
  const format = moneyOfTable(sums, language);
  return (
    <table role="table" className={`${base.table} ${styles.table}`}>
      <caption>
        <span>{phrases.table(first, last)}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {columns.line}
          </th>
          <th role="columnheader" scope="col" className={base.sum}>
            {columns.sum}
          </th>
          <th role="columnheader" scope="col">
            {columns.project}
          </th>
          <th role="columnheader" scope="col">
            {columns.document}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        <SumRow name={phrases.opening(first)} sum={format(openingBalance)} look="balance" />
      </tbody>
      <Direction figures={figures} direction="IN" sum={figures.income} format={format} />
      <Direction figures={figures} direction="OUT" sum={figures.spending} format={format} />
      <tbody role="rowgroup">
        <SumRow name={phrases.closing(last)} sum={format(closingBalance)} look="balance" />
      </tbody>
    </table>
  );
}

type DirectionProps = {
  figures: ReportMoneyFragment;
  direction: Line["direction"];
  sum: number;
  format: (kopecks: number) => string;
};

function Direction({ figures, direction, sum, format }: DirectionProps) {
  const phrases = usePhrases(moneyPhrases);
  return (
    <>
      <tbody role="rowgroup">
        <SumRow name={phrases[direction]} sum={format(sum)} look="direction" />
      </tbody>
      {groupByCategory(figures.lines, direction).map((group) => (
        <tbody role="rowgroup" key={group.category.id}>
          <SumRow name={group.category.name} sum={format(group.sum)} look="category" />
          {group.lines.map((line) => (
            <LineRow key={line.id} line={line} sum={format(line.amount)} />
          ))}
        </tbody>
      ))}
    </>
  );
}

type SumRowProps = { name: string; sum: string; look: "balance" | "direction" | "category" };

function SumRow({ name, sum, look }: SumRowProps) {
  return (
    <tr role="row" className={styles[look]}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is that element; its scope is not fixed */}
      <th role="rowheader" scope={look === "category" ? "rowgroup" : "row"}>
        {name}
      </th>
      <td role="cell" className={base.sum}>
        {sum}
      </td>
      <td role="cell" colSpan={2} />
    </tr>
  );
}

function LineRow({ line, sum }: { line: Line; sum: string }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const foreign = useForeignLanguage();
  const { project, document } = line;
  const description = descriptionIn(line, language);
  return (
    <tr role="row" className={styles.line}>
      <th role="rowheader" scope="row" lang={description ? foreign(description) : undefined}>
        {description?.text ?? phrases.noDescription}
      </th>
      <td role="cell" className={base.sum}>
        {sum}
      </td>
      <td role="cell" className={styles.proof}>
        {project && (
          <InternalLink to={paths.project(addressOf(project))} lang={foreign(project.translation)}>
            {project.translation.name}
          </InternalLink>
        )}
      </td>
      <td role="cell" className={styles.proof}>
        {document && <a href={document.url}>{document.name}</a>}
      </td>
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
