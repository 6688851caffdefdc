import { useLocation } from "react-router-dom";
import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import { useReportsPageSuspenseQuery } from "../../graphql/generated/ReportsPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { ListEditLinks } from "../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../page/list/OwnBlocks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import { LatestReport } from "./LatestReport.tsx";
import styles from "./ReportsPage.module.css";
import { YearOfReports } from "./YearOfReports.tsx";

/** All reports, one year at a time; the newest year unless the URL names another. */
export function ReportsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(reportsPhrases);
  const requestedYear = new URLSearchParams(useLocation().search).get("year");
  const {
    page,
    reportYears: years,
    latest,
  } = useReportsPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  const year =
    requestedYear === null ? years[0] : years.find((known) => String(known) === requestedYear);
  if (!page || (requestedYear !== null && year === undefined)) return <PageNotFound />;
  const [newest] = latest.items;
  return (
    <>
      <ReportsHero page={page} year={requestedYear === null ? null : (year ?? null)} />
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
      <OwnBlocks page={page} />
    </>
  );
}

/** `year` is the one for which the reader asked. */
function ReportsHero({ page, year }: { page: ListPageFragment; year: number | null }) {
  const phrases = usePhrases(reportsPhrases);
  const { title, lead, lang, head } = useListPage(page);
  return (
    <>
      <PageHead
        {...head}
        {...(year !== null && {
          title: phrases.titleOfYear(year),
          query: { year: String(year) },
        })}
      />
      <PageHero
        tone="sand"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: title,
          lang,
        }}
        title={title}
        lead={lead}
        lang={lang}
      >
        <ListEditLinks page={page} chips={[{ to: editorPaths.add("REPORT"), action: "REPORT" }]} />
      </PageHero>
    </>
  );
}
