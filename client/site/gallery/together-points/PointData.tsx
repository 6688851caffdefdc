import type { PointVisitFragment } from "../../../graphql/generated/PointVisit.ts";
import { openingHoursData } from "../../../phrases/dates.ts";
import { JsonLd } from "../../../ui/page/JsonLd.tsx";
import { routeTo } from "./route.ts";

type PointDataProps = {
  name: string;
  /** In the language of the page, or the only one that is known; may be blank. */
  address: string;
  point: PointVisitFragment;
};

/** Structured data of a children's point as a place, for search engines. Blank facts are omitted. */
export function PointData({ name, address, point }: PointDataProps) {
  const { phone, openingHours } = point;
  const route = routeTo(point);
  return (
    <JsonLd
      of={({ canonical }) => ({
        "@context": "https://schema.org",
        "@type": "Place",
        "@id": `${canonical}#point`,
        name,
        url: canonical,
        ...(address && { address }),
        ...(phone && { telephone: phone }),
        ...(route && { hasMap: route }),
        ...(openingHours.length > 0 && {
          openingHoursSpecification: openingHoursData(openingHours),
        }),
      })}
    />
  );
}
