import type { PictureConsentFragment } from "../../../graphql/generated/AdminImage.ts";
import type { AdminImage } from "../useAdminImage.ts";

export type ConsentFacts = Pick<
  PictureConsentFragment,
  "state" | "validUntil" | "isValid" | "uses"
>;

/** What a badge says of a consent; `validUntil` is a day (yyyy-mm-dd). */
export type ConsentStatus =
  | { name: "withdrawn" | "refused" | "expired" | "asked" | "valid" | "notForSite" }
  | { name: "until"; validUntil: string };

/** What a badge says of a picture; null where there is nothing to say. */
export type PictureStatus = ConsentStatus | { name: "withoutConsent" | "hidden" } | null;

export function consentStatus({ state, validUntil, isValid, uses }: ConsentFacts): ConsentStatus {
  if (state === "WITHDRAWN") return { name: "withdrawn" };
  if (state === "REFUSED") return { name: "refused" };
  if (state === "ASKED") return { name: "asked" };
  if (isValid) return validUntil ? { name: "until", validUntil } : { name: "valid" };
  return { name: uses.includes("SITE") ? "expired" : "notForSite" };
}

/** Whether withdrawing a consent would change anything for visitors. */
export const canWithdraw = ({ state }: Pick<ConsentFacts, "state">) =>
  state === "GIVEN" || state === "ASKED";

/** After a family's no, only admins let its pictures be shown again. */
export const isAgainst = ({ state }: Pick<ConsentFacts, "state">) =>
  state === "WITHDRAWN" || state === "REFUSED";

/** From the gravest to what hardly matters. */
const order = ["withdrawn", "refused", "expired", "notForSite", "asked", "until", "valid"];

/** Whether an editor has hidden it, else the consent that decides, then whether one is lacking. */
export function pictureStatus(
  image: Pick<AdminImage, "shows" | "isHidden" | "isWithheld" | "consents">,
): PictureStatus {
  const { shows, isHidden, isWithheld, consents } = image;
  if (isHidden) return { name: "hidden" };
  const statuses = consents.map(consentStatus);
  const [decisive] = statuses.sort(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name) || untilOf(a).localeCompare(untilOf(b)),
  );
  if (decisive) return decisive;
  return shows === "CHILDREN" || isWithheld ? { name: "withoutConsent" } : null;
}

const untilOf = (status: ConsentStatus) => (status.name === "until" ? status.validUntil : "");

/** Whether visitors do not see it, or may not soon: such a badge warns. */
export const isAlarming = (status: NonNullable<PictureStatus>) =>
  ["hidden", "withoutConsent", "withdrawn", "refused", "expired", "notForSite"].includes(
    status.name,
  );
