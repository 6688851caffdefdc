import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import type { DonationChoice } from "./donation-choice.ts";

type Settings = DonatePageQuery["settings"];

export const isForAbroad = ({
  euroIban,
  foreignIban,
}: Pick<Settings, "euroIban" | "foreignIban">): boolean => Boolean(euroIban || foreignIban);

const isByCard = (settings: Settings): boolean =>
  Boolean(settings.cardPaymentUrl || settings.cardAmountUrl || settings.monthlyPaymentUrl);

/** Whether a page of a payment service takes gifts. */
export const hasPaymentPage = (settings: Settings): boolean =>
  isByCard(settings) || Boolean(settings.paypalUrl || settings.jarUrl);

/** Whether a single gift in hryvnias is possible, beside monthly ones by card. */
export const takesSingleHryvnias = (settings: Settings): boolean =>
  Boolean(settings.cardPaymentUrl || settings.cardAmountUrl || settings.iban || settings.jarUrl);

/** The currencies that some way takes, in the order in which one is chosen; empty without any way. */
export function currenciesOf(settings: Settings): DonationChoice["currency"][] {
  const { monthlyPaymentUrl, euroIban, foreignIban, paypalUrl } = settings;
  const isTaken = {
    UAH: takesSingleHryvnias(settings) || monthlyPaymentUrl,
    EUR: euroIban || foreignIban || paypalUrl,
    USD: foreignIban || paypalUrl,
  };
  return (["UAH", "EUR", "USD"] as const).filter((currency) => isTaken[currency]);
}
