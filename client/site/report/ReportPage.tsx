import { useParams } from "react-router-dom";
import {
  type NeighbouringReportFragment,
  type ReportPageQuery,
  useReportPageSuspenseQuery,
} from "../../graphql/generated/ReportPage.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import {
  languageCodes,
  onlyLanguageOf,
  useForeignLanguage,
  useLanguage,
} from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { neighboursPhrases, sharingPhrases } from "../../phrases/sharing.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import { CanonicalPath } from "../../ui/page/CanonicalPath.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";
import { Neighbours } from "../../ui/page/Neighbours.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PrintedSource } from "../../ui/page/PrintedSource.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { ShareAddress } from "../../ui/page/ShareAddress.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import { ReportMoney } from "./money/ReportMoney.tsx";
import { ReportDocuments } from "./ReportDocuments.tsx";
import styles from "./ReportPage.module.css";
import { ReportPictures } from "./ReportPictures.tsx";
import { splitReportTitle } from "./report-title.ts";
import { SharePicture } from "./SharePicture.tsx";

/** One report: its text, its documents and its pictures; with print styles. */
export function ReportPage() {
  const { reportId = "" } = useParams();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(reportsPhrases);
  const sharing = usePhrases(sharingPhrases);
  const foreign = useForeignLanguage();
  const { report, neighbours } = useReportPageSuspenseQuery({
    variables: { id: reportId, language, drafts },
  }).data;
  if (!report) return <PageNotFound />;
  const { year, month, documents, images } = report;
  const lang = foreign(report.translation);
  const { headline, body } = splitReportTitle(report.translation.description);
  const title = phrases.report(year, month);
  const further = (
    <>
      {images.length > 0 && <ReportPictures images={images} about={title} />}
      <ShareAddress title={headline ? `${title}: ${headline}` : title} labels={sharing}>
        <SharePicture report={report} />
      </ShareAddress>
      <div className={styles.others}>
        <TextLink to={paths.reportsOfYear(year)}>{phrases.otherReports(year)}</TextLink>
        <ReportNeighbours {...neighbours} />
      </div>
    </>
  );
  return (
    <CanonicalPath path={paths.report(addressOf(report))}>
      <PageHead
        title={headline ? `${title}: ${headline}` : title}
        description={[headline, body[0]].filter(Boolean).join(". ")}
        card={{ section: "reports", id: report.id, version: report.version }}
        onlyIn={onlyLanguageOf(report)}
      />
      <JsonLd
        of={({ canonical, publicUrl, siteName, absolute }) => ({
          "@context": "https://schema.org",
          "@type": "Report",
          name: title,
          url: canonical,
          inLanguage: languageCodes[report.translation.language].html,
          temporalCoverage: month ? `${year}-${String(month).padStart(2, "0")}` : `${year}`,
          ...(images.length > 0 && { image: images.map(({ url }) => absolute(url)) }),
          ...(documents.length > 0 && {
            encoding: documents.map(({ name, url }) => ({
              "@type": "MediaObject" as const,
              name,
              contentUrl: absolute(url),
              encodingFormat: "application/pdf",
            })),
          }),
          publisher: { "@type": "NGO", name: siteName, url: publicUrl },
        })}
      />
      <PageHero
        tone="sand"
        path={{
          label: phrases.path,
          steps: [
            { to: paths.home(), title: phrases.home },
            { to: paths.reports(), title: phrases.title },
          ],
          here: title,
        }}
        title={title}
        {...(headline && { lead: addNonBreakingSpaces(headline), leadLang: lang })}
      >
        <ItemEditLinks
          to={editorPaths.edit("REPORT", report.id)}
          title={title}
          publishedAt={report.translation.publishedAt}
          place="line"
        />
      </PageHero>
      <Sheet tone="paper" edge="b" className={styles.sheet}>
        <PrintedSource />
        <div className={styles.columns}>
          <div className={styles.text}>
            {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
            <div className={styles.paragraphs} lang={lang}>
              {body.map((paragraph) => (
                <p key={paragraph}>{addNonBreakingSpaces(paragraph)}</p>
              ))}
            </div>
            <PrintButton label={phrases.print} />
          </div>
          {documents.length > 0 && <ReportDocuments documents={documents} />}
        </div>
        {!report.figures && further}
      </Sheet>
      {report.figures && (
        <>
          <ReportMoney report={report} figures={report.figures} />
          <Sheet tone="paper" edge="b">
            {further}
          </Sheet>
        </>
      )}
      <JoinInvitation />
    </CanonicalPath>
  );
}

/** The months before and after; the list, whose order the neighbours have, is newest first. */
function ReportNeighbours({ previous, next }: ReportPageQuery["neighbours"]) {
  const { reports } = usePhrases(neighboursPhrases);
  const language = useLanguage();
  const linkTo = (report: NeighbouringReportFragment) => ({
    to: paths.report(addressOf(report)),
    title: formatMonthOfYear(report, language),
  });
  return (
    <Neighbours
      labels={reports}
      previous={next && linkTo(next)}
      next={previous && linkTo(previous)}
    />
  );
}
