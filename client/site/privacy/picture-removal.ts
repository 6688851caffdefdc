import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";

type Forms = readonly Pick<
  PrivacyPageQuery["applicationForms"][number],
  "form" | "promisedHours"
>[];

/** The promise where the server names no form: the default of its settings. */
const usualHours = 48;

/** Hours within which the foundation promises to hide a picture, from the settings of the form. */
export const promisedHoursIn = (forms: Forms): number =>
  forms.find(({ form }) => form === "PICTURE_REMOVAL")?.promisedHours ?? usualHours;

/** Id of the section of the privacy policy: `/privacy#removal`. */
export const pictureRemovalSection = "removal";
