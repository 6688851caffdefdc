import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";
import { useSiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { openingHoursData } from "../../phrases/dates.ts";
import { languageCodes, languages, useLanguage } from "../../phrases/language.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";

type FoundationDataProps = { settings: HomePageQuery["settings"] };

/** Structured data of the foundation, for search engines. Blank settings are omitted. */
export const FoundationData = import.meta.env.SSR ? RenderedData : DataAsItCame;

/** The browser needs none of the values. */
function DataAsItCame(_: FoundationDataProps) {
  return <JsonLd of={nothing} />;
}

const nothing = () => ({ "@context": "https://schema.org", "@type": "NGO" }) as const;

function RenderedData({ settings }: FoundationDataProps) {
  const { edrpou, workingHours } = settings;
  // The layout has already queried it: this reads the cache.
  const foundation = useSiteLayoutQuery({ variables: { language: useLanguage() } }).data?.settings;
  if (!foundation) return null;
  const { translation, phone, email, foundingYear, socialLinks, roundLogo } = foundation;
  return (
    <JsonLd
      of={({ publicUrl, canonical, language, siteName, absolute }) => ({
        "@context": "https://schema.org",
        "@type": "NGO",
        "@id": `${publicUrl}/#foundation`,
        name: translation.fullName || siteName,
        ...(translation.fullName && { alternateName: siteName }),
        ...(translation.legalName && { legalName: translation.legalName }),
        ...(translation.mission && { description: translation.mission }),
        logo: absolute(roundLogo?.url ?? "/icons/icon-512.png"),
        url: canonical,
        image: absolute(`/cards/site.${language}.jpg`),
        ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
        ...(foundingYear && { foundingDate: `${foundingYear}` }),
        ...(edrpou && {
          identifier: { "@type": "PropertyValue", propertyID: "EDRPOU", value: edrpou },
        }),
        ...(translation.address && { address: translation.address }),
        ...((phone || email) && {
          contactPoint: {
            "@type": "ContactPoint",
            ...(phone && { telephone: phone }),
            ...(email && { email }),
            availableLanguage: languages.map((language) => languageCodes[language].html),
            ...(workingHours.length > 0 && { hoursAvailable: openingHoursData(workingHours) }),
          },
        }),
        potentialAction: {
          "@type": "DonateAction",
          recipient: { "@id": `${publicUrl}/#foundation` },
          target: absolute(paths.donate()),
        },
      })}
    />
  );
}
