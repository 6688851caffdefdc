import type { ContentKind } from "../content/content-kind.ts";
import type { Context } from "../content/context.ts";
import { type Language, languages } from "../language/language.ts";
import { type CheckedField, counterpartOf, fieldsOf } from "./checked-fields.ts";
import { blankFields } from "./finders/blank-fields.ts";
import {
  consentsEndingSoon,
  picturesOfUnknownPeople,
  picturesWithoutConsent,
} from "./finders/consents.ts";
import { headingJumps, missingHeading } from "./finders/headings.ts";
import { deadLinks } from "./finders/links.ts";
import { namedChildren } from "./finders/named-children.ts";
import { personalPhones } from "./finders/phones.ts";
import { picturesWithoutText } from "./finders/pictures.ts";
import { apostrophes, quotationMarks } from "./finders/text-points.ts";
import { type PointFinder, PublicationPoint } from "./publication-point.ts";

/** In the order in which editors read the points. */
const finders: readonly PointFinder[] = [
  missingHeading,
  blankFields,
  picturesWithoutConsent,
  picturesOfUnknownPeople,
  consentsEndingSoon,
  picturesWithoutText,
  headingJumps,
  deadLinks,
  personalPhones,
  namedChildren,
  apostrophes,
  quotationMarks,
];

/**
 * What to look at before an item with this input is published in one language, or with null in
 * every language that has texts. Fields that its kind does not have are ignored.
 */
export async function findPublicationPoints(
  { db, now, publicUrl, showsPage }: Pick<Context, "db" | "now" | "publicUrl" | "showsPage">,
  kind: ContentKind,
  input: object,
  language: Language | null,
): Promise<PublicationPoint[]> {
  const all = fieldsOf(input);
  const published = language ? [language] : languages.filter((one) => hasTexts(all, one));
  const values = new Map(all.map(({ path, value }) => [path, value]));
  const fields = all.filter((one) => one.language === null || published.includes(one.language));
  const counterparts = new Map(
    fields.map(({ path }) => [path, values.get(counterpartOf(path)) ?? ""]),
  );
  const facts = {
    db,
    now,
    kind,
    input,
    languages: published,
    fields,
    counterparts,
    publicUrl,
    showsPage,
  };
  const points: PublicationPoint[] = [];
  for (const finder of finders) {
    for (const { field, excerpt, count, imageIds = [] } of await finder.find(facts)) {
      points.push(
        Object.assign(new PublicationPoint(), {
          kind: finder.kind,
          isBlocking: finder.isBlocking ?? false,
          language: field.language,
          path: field.path,
          excerpt: excerpt.slice(0, 200),
          count,
          imageIds,
        }),
      );
    }
  }
  return points;
}

const hasTexts = (fields: readonly CheckedField[], language: Language): boolean =>
  fields.some((field) => field.language === language && field.text.trim() !== "");
