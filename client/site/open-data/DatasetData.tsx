import type { OpenDataPageQuery } from "../../graphql/generated/OpenDataPage.ts";
import { openDataPath, paths } from "../../paths.ts";
import { useFoundation } from "../../phrases/foundation.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { openDataPhrases } from "../../phrases/site/open-data.ts";
import { JsonLd } from "../../ui/page/JsonLd.tsx";

export const licenceUrl = "https://creativecommons.org/licenses/by/4.0/";

/** Structured data of the data set, for search engines; without published figures there is none. */
export function DatasetData({ years }: { years: OpenDataPageQuery["figuresYears"] }) {
  const phrases = usePhrases(openDataPhrases);
  const { foundationName } = useFoundation();
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <JsonLd
      of={({ publicUrl, canonical, siteName, absolute, pageAt }) => ({
        "@context": "https://schema.org",
        "@type": "Dataset",
        "@id": `${publicUrl}${paths.openData()}#dataset`,
        name: phrases.dataset(foundationName),
        description: phrases.description(foundationName),
        url: canonical,
        version: "1",
        inLanguage: ["uk", "en"],
        isAccessibleForFree: true,
        license: licenceUrl,
        creator: {
          "@type": "NGO",
          "@id": `${publicUrl}/#foundation`,
          name: siteName,
          url: pageAt(paths.home()),
        },
        temporalCoverage: `${oldest.periodStart}/${newest.periodEnd}`,
        spatialCoverage: "UA",
        distribution: (
          [
            ["csv", "text/csv"],
            ["json", "application/json"],
          ] as const
        ).map(([format, encodingFormat]) => ({
          "@type": "DataDownload" as const,
          encodingFormat,
          contentUrl: absolute(openDataPath(format)),
        })),
      })}
    />
  );
}
