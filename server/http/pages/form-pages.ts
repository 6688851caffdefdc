import type { ApplicationForm } from "../../application/application.entity.ts";
import type { PublicPath } from "./public-paths.ts";

/** A form and the page that contains it. */
export interface FormPage {
  form: ApplicationForm;
  /** Name of its input type in the schema. */
  input: string;
  /** Path of its page. */
  path: PublicPath;
}

export const formPages: readonly FormPage[] = [
  { form: "general", input: "GeneralInput", path: "/need-help" },
  { form: "humanitarian", input: "HumanitarianInput", path: "/need-help/humanitarian" },
  { form: "psychological", input: "PsychologicalInput", path: "/need-help/psychological" },
  { form: "volunteer", input: "VolunteerInput", path: "/help/volunteer" },
  { form: "psychologist", input: "PsychologistInput", path: "/help/psychologist" },
  { form: "partner", input: "PartnershipInput", path: "/help/partner" },
  { form: "pictureRemoval", input: "PictureRemovalInput", path: "/privacy/remove-picture" },
];

/** The form at a URL, whose query is ignored; undefined when there is none. */
export const formPageAt = (url: string): FormPage | undefined =>
  formPages.find(({ path }) => path === url.split("?")[0]);
