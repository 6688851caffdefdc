import { Fragment } from "react";
import type { OpenDataPageQuery } from "../../graphql/generated/OpenDataPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { openDataPhrases } from "../../phrases/site/open-data.ts";
import styles from "./OpenDataPage.module.css";

/** Every column of the CSV with its meaning. */
export function FieldTable() {
  const phrases = usePhrases(openDataPhrases);
  return (
    <Table
      labelledBy="fields"
      columns={[phrases.field, phrases.meaning]}
      rows={Object.entries(phrases.columns)}
    />
  );
}

type Categories = OpenDataPageQuery["settings"]["moneyCategories"];

/** Every category with its code and its direction. */
export function CategoryTable({ categories }: { categories: Categories }) {
  const phrases = usePhrases(openDataPhrases);
  return (
    <Table
      labelledBy="categories"
      columns={[phrases.code, phrases.name, phrases.direction]}
      rows={categories.map(({ id, name, direction }) => [id, name, direction])}
    />
  );
}

type TableProps = {
  /** Id of the heading that labels it. */
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of each is a name as in the files. */
  rows: readonly (readonly string[])[];
};

function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    <section
      className={styles.scroll}
      data-scrolls="shade"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      aria-labelledby={labelledBy}
    >
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <code>
                  <BreakableName name={name} />
                </code>
              </th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A name in snake case, which may continue on the next line after each underscore. */
function BreakableName({ name }: { name: string }) {
  const [first, ...others] = name.split("_");
  return (
    <>
      <span>{first}</span>
      {others.map((word) => (
        <Fragment key={word}>
          <span>_</span>
          <wbr />
          <span>{word}</span>
        </Fragment>
      ))}
    </>
  );
}
