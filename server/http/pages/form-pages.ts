import type { ApplicationForm } from "../../application/application.entity.ts";
import { formPaths } from "../../application/forms/form-paths.ts";
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
  { form: "general", input: "GeneralInput", path: formPaths.general },
  { form: "humanitarian", input: "HumanitarianInput", path: formPaths.humanitarian },
  { form: "psychological", input: "PsychologicalInput", path: formPaths.psychological },
  { form: "volunteer", input: "VolunteerInput", path: formPaths.volunteer },
  { form: "psychologist", input: "PsychologistInput", path: formPaths.psychologist },
  { form: "partner", input: "PartnershipInput", path: formPaths.partner },
  { form: "pictureRemoval", input: "PictureRemovalInput", path: formPaths.pictureRemoval },
];

/** The form at a URL, whose query is ignored; undefined when there is none. */
export const formPageAt = (url: string): FormPage | undefined =>
  formPages.find(({ path }) => path === url.split("?")[0]);
