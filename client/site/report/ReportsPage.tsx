import { useLocation } from "react-router-dom";
import { useReportsPageSuspenseQuery } from "../../graphql/generated/ReportsPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { LatestReport } from "./LatestReport.tsx";
import styles from "./ReportsPage.module.css";
import { YearOfReports } from "./YearOfReports.tsx";

/** All reports, one year at a time; the newest year unless the URL names another. */
export function ReportsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(reportsPhrases);
  const requestedYear = new URLSearchParams(useLocation().search).get("year");
  const { reportYears: years, latest } = useReportsPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  const year =
    requestedYear === null ? years[0] : years.find((known) => String(known) === requestedYear);
  if (requestedYear !== null && year === undefined) return <PageNotFound />;
  const [newest] = latest.items;
  const title = requestedYear === null || !year ? phrases.title : phrases.titleOfYear(year);
  return (
    <>
      <PageHead
        title={title}
        description={phrases.description}
        {...(requestedYear !== null && { query: { year: requestedYear } })}
      />
      <PageHero
        tone="sand"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
      >
        <EditActionLinks chips={[{ to: editorPaths.add("REPORT"), action: "REPORT" }]} />
      </PageHero>
      <Sheet tone="paper" edge="a">
        <div className={styles.parts}>
          {newest && <LatestReport report={newest} />}
          <div>
            {year ? (
              <YearOfReports year={year} years={years} />
            ) : (
              <EmptyNote>{phrases.none}</EmptyNote>
            )}
          </div>
        </div>
      </Sheet>
    </>
  );
}
