import { MaxLength } from "class-validator";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { heading, text } from "./block-fields.ts";

const SitePartEnum = {
  HASHTAG: "HASHTAG",
  CONTACT_LIST: "CONTACT_LIST",
  PHOTO_REMOVAL: "PHOTO_REMOVAL",
  REQUISITES: "REQUISITES",
  TABLE_OF_CONTENTS: "TABLE_OF_CONTENTS",
  CONTROLLER: "CONTROLLER",
  FORMS_ASKED: "FORMS_ASKED",
  RETENTION: "RETENTION",
  RIGHTS: "RIGHTS",
  WITHDRAWAL: "WITHDRAWAL",
  ON_DEVICE: "ON_DEVICE",
  DONATE: "DONATE",
  CONTACT_WAYS: "CONTACT_WAYS",
  PARTNER_LIST: "PARTNER_LIST",
  TOGETHER_POINTS: "TOGETHER_POINTS",
  COUNTERS: "COUNTERS",
  LAST_MONTH: "LAST_MONTH",
  PROJECTS: "PROJECTS",
  GOALS: "GOALS",
  NEWS: "NEWS",
  DONATION: "DONATION",
  PARTNERS: "PARTNERS",
  FUNDED_PROJECTS: "FUNDED_PROJECTS",
  PROJECT_GOALS: "PROJECT_GOALS",
} as const;
export type SitePart = (typeof SitePartEnum)[keyof typeof SitePartEnum];
registerEnumType(SitePartEnum, {
  name: "SitePart",
  description: "A part of a fixed page that the site draws itself.",
  valuesConfig: {
    HASHTAG: { description: "A hashtag, which is the heading, with a drawing." },
    CONTACT_LIST: { description: "Phone, hours, e-mail, address and networks of the settings." },
    PHOTO_REMOVAL: { description: "A link to how to have a picture or data removed." },
    REQUISITES: { description: "The requisites, and a code for bank apps." },
    TABLE_OF_CONTENTS: { description: "Links to the headings of the page." },
    CONTROLLER: { description: "Who is responsible for personal data, from the settings." },
    FORMS_ASKED: {
      description: "The data that each form asks for, its purpose and its retention period.",
    },
    RETENTION: { description: "What happens when a retention period ends." },
    RIGHTS: { description: "The rights of those whose data is kept." },
    WITHDRAWAL: { description: "How to withdraw consent, and to have a picture removed." },
    ON_DEVICE: { description: "What the site stores on the reader's device." },
    DONATE: { description: "A button that leads to the requisites." },
    CONTACT_WAYS: { description: "Phone and e-mail of the settings." },
    PARTNER_LIST: { description: "All partners." },
    TOGETHER_POINTS: { description: "The cities of the children's points." },
    COUNTERS: { description: "The counters of the settings." },
    LAST_MONTH: { description: "What the newest report says was received, spent and left." },
    PROJECTS: { description: "Four projects." },
    GOALS: { description: "Two goals." },
    NEWS: { description: "The latest news." },
    DONATION: { description: "The ways to give of the settings, and the bank details." },
    PARTNERS: { description: "Six partners." },
    FUNDED_PROJECTS: { description: "The projects of the section `FUND`." },
    PROJECT_GOALS: { description: "The projects of the section `GOAL`." },
  },
});

const description =
  "A part of a fixed page that the site draws itself. It can be moved but not removed, and hidden on the " +
  "home page alone.";

// The same class is what clients read and write, and what is stored as JSON.

@ObjectType({ description })
@InputType("SitePartBlockInput", { description })
export class SitePartBlock {
  @Field(() => SitePartEnum, { description: "The part." })
  part: SitePart;

  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";
}
