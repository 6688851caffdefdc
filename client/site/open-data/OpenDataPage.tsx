import { useOpenDataPageSuspenseQuery } from "../../graphql/generated/OpenDataPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { openDataPhrases } from "../../phrases/site/open-data.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { DatasetData, licenceUrl } from "./DatasetData.tsx";
import { FileList } from "./FileList.tsx";
import styles from "./OpenDataPage.module.css";
import { CategoryTable, FieldTable } from "./SchemaTables.tsx";
import { Section } from "./Section.tsx";

const readingParts = ["published", "units", "csv", "apostrophe", "balances", "json"] as const;

/** The figures of all reports as files: where they are, what is in them, and under which licence. */
export function OpenDataPage() {
  const language = useLanguage();
  const phrases = usePhrases(openDataPhrases);
  const reports = usePhrases(reportsPhrases);
  const { figuresYears: years, settings } = useOpenDataPageSuspenseQuery({
    variables: { language },
  }).data;
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <DatasetData years={years} />
      <PageHero
        tone="sand"
        path={{
          label: reports.path,
          steps: [
            { to: paths.home(), title: reports.home },
            { to: paths.reports(), title: reports.title },
          ],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
      />
      <Sheet tone="paper" edge="b" className={styles.sheet}>
        <div className={styles.columns}>
          <Section id="download" title={phrases.download}>
            {years.length === 0 && <p>{phrases.none}</p>}
            <FileList years={years.map(({ year }) => year)} />
            <p>{phrases.oneReport}</p>
          </Section>
          <Section id="licence" title={phrases.licence}>
            <p>
              <span>{phrases.licenceText}</span> <a href={licenceUrl}>{phrases.licenceName}</a>
              <span>.</span>
            </p>
          </Section>
        </div>
        <Section id="reading" title={phrases.reading}>
          <ul className={styles.reading}>
            {readingParts.map((part) => (
              <li key={part}>{phrases.readingText[part]}</li>
            ))}
          </ul>
        </Section>
        <Section id="fields" title={phrases.schema}>
          <p>{phrases.schemaText}</p>
          <FieldTable />
        </Section>
        <Section id="categories" title={phrases.categories}>
          <p>{phrases.categoriesText}</p>
          <CategoryTable categories={settings.moneyCategories} />
        </Section>
      </Sheet>
    </>
  );
}
