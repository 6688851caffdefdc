import { enumOf } from "../platform/record/enum-of.ts";
import { EnumField, HeadingField, LongTextField } from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

const SitePartEnum = enumOf("SitePart", "A part of a fixed page that the site draws itself.", {
  HASHTAG: "A hashtag, which is the heading, with a drawing.",
  CONTACT_LIST: "Phone, hours, e-mail, address and networks of the settings.",
  PHOTO_REMOVAL: "A link to how to have a picture or data removed.",
  REQUISITES: "The requisites, and a code for bank apps.",
  TABLE_OF_CONTENTS: "Links to the headings of the page.",
  CONTROLLER: "Who is responsible for personal data, from the settings.",
  FORMS_ASKED: "The data that each form asks for, its purpose and its retention period.",
  RETENTION: "What happens when a retention period ends.",
  RIGHTS: "The rights of people whose data is stored.",
  WITHDRAWAL: "How to withdraw consent, and to have a picture removed.",
  ON_DEVICE: "What the site stores on the reader's device.",
  DONATE: "A button that leads to the requisites.",
  CONTACT_WAYS: "Phone and e-mail of the settings.",
  PARTNER_LIST: "All partners.",
  TOGETHER_POINTS: "The cities of the children's points.",
  COUNTERS: "The counters of the settings.",
  LAST_MONTH: "What the newest report says was received, spent and left.",
  PROJECTS: "Four projects.",
  GOALS: "Two goals.",
  NEWS: "The latest news.",
  DONATION: "The ways to give of the settings, and the bank details.",
  PARTNERS: "Six partners.",
  FUNDED_PROJECTS: "The projects of the section `FUND`.",
  PROJECT_GOALS: "The projects of the section `GOAL`.",
});
export type SitePart = keyof typeof SitePartEnum;

@BlockType(
  "SitePartBlockInput",
  "A part of a fixed page that the site draws itself. It can be moved but not removed, and hidden on the " +
    "home page alone.",
)
export class SitePartBlock {
  @EnumField(SitePartEnum, "The part.")
  part: SitePart;

  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";
}
