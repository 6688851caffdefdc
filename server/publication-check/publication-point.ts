import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { ContentKind } from "../content/content-kind.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import type { CheckedField } from "./checked-fields.ts";

const PublicationPointKindEnum = {
  MISSING_HEADING: "missingHeading",
  BLANK_FIELD: "blankField",
  PICTURE_WITHOUT_CONSENT: "pictureWithoutConsent",
  PICTURE_OF_UNKNOWN_PEOPLE: "pictureOfUnknownPeople",
  CONSENT_ENDS_SOON: "consentEndsSoon",
  PICTURE_WITHOUT_TEXT: "pictureWithoutText",
  HEADING_JUMP: "headingJump",
  DEAD_LINK: "deadLink",
  PERSONAL_PHONE: "personalPhone",
  NAMED_CHILD: "namedChild",
  APOSTROPHE: "apostrophe",
  QUOTATION_MARKS: "quotationMarks",
} as const;
export type PublicationPointKind =
  (typeof PublicationPointKindEnum)[keyof typeof PublicationPointKindEnum];

registerEnumType(PublicationPointKindEnum, {
  name: "PublicationPointKind",
  description: "What an editor may have overlooked before publishing.",
  valuesConfig: {
    MISSING_HEADING: { description: "The heading is blank. It blocks publishing." },
    BLANK_FIELD: { description: "The text is blank, but written in the other language." },
    PICTURE_WITHOUT_CONSENT: {
      description: "Pictures that visitors do not get, because a consent is lacking.",
    },
    PICTURE_OF_UNKNOWN_PEOPLE: {
      description: "Pictures without information on who can be recognised.",
    },
    CONSENT_ENDS_SOON: {
      description: "Pictures that visitors do not get any more in 30 days, when a consent ends.",
    },
    PICTURE_WITHOUT_TEXT: { description: "Pictures have no description in the language." },
    HEADING_JUMP: { description: "A heading skips a level." },
    DEAD_LINK: { description: "A link is broken." },
    PERSONAL_PHONE: {
      description: "A mobile number that is neither in the settings nor among the contacts.",
    },
    NAMED_CHILD: {
      description:
        "A child is named with an age, and the item does not say that names are changed.",
    },
    APOSTROPHE: { description: "A straight apostrophe in a Ukrainian word." },
    QUOTATION_MARKS: { description: "Straight quotation marks in a Ukrainian text." },
  },
});

@ObjectType({ description: "Something to look at before an item is published." })
export class PublicationPoint {
  @Field(() => PublicationPointKindEnum, { description: "What is to be looked at." })
  kind: PublicationPointKind;

  @Field(() => Boolean, { description: "Whether the item cannot be published with it." })
  isBlocking: boolean;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language of the text; null for what both languages share.",
  })
  language: Language | null;

  @Field(() => String, {
    description: "Path of the field in the input, such as `translations.ua.title`.",
  })
  path: string;

  @Field(() => String, {
    description:
      "The first place, as readers see it: words, an address, a file name; blank without such a place.",
  })
  excerpt: string;

  @Field(() => Int, { description: "Number of places in this field." })
  count: number;

  @Field(() => [ID], {
    description: "Ids of the images that lack a consent or a word on their people; else empty.",
  })
  imageIds: string[];
}

/** What the finders look at. */
export interface CheckFacts {
  db: EntityManager;
  now: Date;
  kind: ContentKind;
  /** The input as it would be saved. */
  input: object;
  /** The languages that are to be published. */
  languages: readonly Language[];
  /** The fields of these languages, and those that both share. */
  fields: readonly CheckedField[];
  /** The same fields of the other language, by their paths in this one. */
  counterparts: ReadonlyMap<string, string>;
  /** Origin of the site. */
  publicUrl: string;
  /** Whether a path of this site shows a page or a file to visitors. Throws Busy. */
  showsPage(path: string): Promise<boolean>;
}

/** What a finder found in one field. */
export interface FoundPlace {
  field: Pick<CheckedField, "path" | "language">;
  excerpt: string;
  count: number;
  imageIds?: string[];
}

export interface PointFinder {
  kind: PublicationPointKind;
  isBlocking?: true;
  find(facts: CheckFacts): FoundPlace[] | Promise<FoundPlace[]>;
}
