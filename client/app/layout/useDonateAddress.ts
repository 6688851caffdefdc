import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { giveId } from "../../site/donate/donation-ids.ts";

/** Where the buttons of the layout lead: on the page of donations to its form, which keeps all that a donor chose. */
export function useDonateAddress(): string {
  const { pathname } = useLocation();
  return pathname === paths.donate() ? `#${giveId}` : paths.donate();
}
