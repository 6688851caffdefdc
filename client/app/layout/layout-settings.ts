import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";

/** What the foundation says of itself around every page. */
export type LayoutSettings = SiteLayoutQuery["settings"];

/** Where the donate button leads: the card payment page, or how to help while there is none. */
export function donationUrl({ cardPaymentUrl }: Pick<LayoutSettings, "cardPaymentUrl">) {
  return cardPaymentUrl || paths.help();
}
