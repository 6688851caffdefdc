import type { SiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";

/** The settings that every page's header and footer show. */
export type LayoutSettings = SiteLayoutQuery["settings"];

/** Target of the donate button: the card payment page, or the donation page while there is none. */
export function donationUrl({ cardPaymentUrl }: Pick<LayoutSettings, "cardPaymentUrl">) {
  return cardPaymentUrl || paths.help();
}
