import { addresses } from "../../addresses.ts";
import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";

/** What the foundation says of itself around every page. */
export type LayoutSettings = SiteLayoutQuery["settings"];

/** Where the donate button leads: the card payment page, or how to help while there is none. */
export function donationAddress({ cardPaymentUrl }: Pick<LayoutSettings, "cardPaymentUrl">) {
  return cardPaymentUrl || addresses.help();
}
