import { useContext } from "react";
import { useParams } from "react-router-dom";
import { addresses, editors } from "../../addresses.ts";
import { useReportPageSuspenseQuery } from "../../graphql/generated/ReportPage.ts";
import { bind } from "../../phrases/binding.ts";
import { languageNames, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/reports.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { JsonLd } from "../../ui/JsonLd.tsx";
import { PageHead, PageHeadContext } from "../../ui/PageHead.tsx";
import { PageHero } from "../../ui/PageHero.tsx";
import { PageMissing } from "../../ui/PageMissing.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { ReportDocuments } from "./ReportDocuments.tsx";
import styles from "./ReportPage.module.css";
import { ReportPictures } from "./ReportPictures.tsx";
import { yearAddress } from "./report-address.ts";
import { partReport } from "./report-words.ts";

/** One report: its text, its documents to download and its pictures; made to be printed too. */
export function ReportPage() {
  const { reportId = "" } = useParams();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(reportsPhrases);
  const foreign = useForeignLanguage();
  const { report } = useReportPageSuspenseQuery({
    variables: { id: reportId, language, drafts },
  }).data;
  if (!report) return <PageMissing />;
  const { year, month, documents, images } = report;
  const lang = foreign(report.translation);
  const { headline, body } = partReport(report.translation.description);
  const title = phrases.report(year, month);
  return (
    <>
      <PageHead
        title={headline ? `${title}: ${headline}` : title}
        description={[headline, body[0]].filter(Boolean).join(". ")}
        image={images[0]?.url ?? null}
        isTranslated={report.translations.length > 1}
      />
      <JsonLd
        of={({ canonical, publicUrl, siteName, absolute }) => ({
          "@context": "https://schema.org",
          "@type": "Report",
          name: title,
          url: canonical,
          inLanguage: languageNames[report.translation.language].html,
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
            { to: addresses.home(), title: phrases.home },
            { to: addresses.reports(), title: phrases.title },
          ],
          here: title,
        }}
        title={title}
        {...(headline && { lead: bind(headline), leadLang: lang })}
      >
        <ItemMarks
          to={editors.edit("REPORT", report.id)}
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
                <p key={paragraph}>{bind(paragraph)}</p>
              ))}
            </div>
            <PrintButton label={phrases.print} />
          </div>
          {documents.length > 0 && <ReportDocuments documents={documents} />}
        </div>
        {images.length > 0 && <ReportPictures images={images} about={title} />}
        <div className={styles.others}>
          <TextLink to={yearAddress(year)}>{phrases.otherReports(year)}</TextLink>
        </div>
      </Sheet>
    </>
  );
}

/** On paper alone: whose report this is, and where it stands. */
function PrintedSource() {
  const surroundings = useContext(PageHeadContext);
  return (
    <p className={styles.source}>
      {surroundings?.siteName} · {surroundings?.canonical}
    </p>
  );
}
