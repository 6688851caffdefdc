type Hours = { readonly weekday: number; readonly opens: string; readonly closes: string };

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A week in the words of schema.org. */
export const openingHoursData = (week: readonly Hours[]) =>
  week.map(({ weekday, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: `https://schema.org/${weekdays[weekday - 1] ?? "Monday"}` as const,
    opens,
    closes,
  }));
