import type { EntityManager } from "typeorm";
import type { ApplicationForm } from "../application.entity.ts";
import { FormSettings } from "./form-settings.entity.ts";

/** The path of the page that contains each form. */
export const formPaths = {
  general: "/need-help",
  humanitarian: "/need-help/humanitarian",
  psychological: "/need-help/psychological",
  volunteer: "/help/volunteer",
  psychologist: "/help/psychologist",
  partner: "/help/partner",
  pictureRemoval: "/privacy/remove-picture",
} as const satisfies Record<ApplicationForm, string>;

/** The paths that lead nowhere. The page of the general form stays without it: it has the contacts. */
export async function removedFormPaths(manager: EntityManager): Promise<string[]> {
  const removed = await manager.findBy(FormSettings, { state: "removed" });
  return removed.flatMap(({ form }) => (form === "general" ? [] : [formPaths[form]]));
}
