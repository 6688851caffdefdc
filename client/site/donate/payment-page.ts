import type { DonationChoice } from "./donation-choice.ts";

type PaymentAddresses = {
  cardPaymentUrl: string | null;
  cardAmountUrl: string | null;
  monthlyPaymentUrl: string | null;
  paypalUrl: string | null;
  jarUrl: string | null;
  iban: string;
};

/** A page on which a donation is paid. */
type PaymentPage = {
  address: string;
  by: "card" | "paypal" | "jar";
  /** Whether the address has the amount, so that the page asks for no other. */
  hasAmount: boolean;
};

/**
 * The page on which a choice is paid: by card in hryvnias, by PayPal in other currencies. A jar is the
 * page where there is neither card nor account.
 */
export function paymentPage(
  addresses: PaymentAddresses,
  { amount, currency, isMonthly }: DonationChoice,
): PaymentPage | null {
  const { cardPaymentUrl, cardAmountUrl, monthlyPaymentUrl, paypalUrl, jarUrl, iban } = addresses;
  if (currency !== "UAH") return paypalUrl ? paypalPage(paypalUrl, amount, currency) : null;
  const template = isMonthly ? monthlyPaymentUrl : amount ? cardAmountUrl : null;
  const hasAmount = amount !== null && Boolean(template && placeholder.test(template));
  const address = template || cardPaymentUrl;
  if (address) {
    return { address: address.replace(placeholder, String(amount ?? "")), hasAmount, by: "card" };
  }
  return jarUrl && !iban ? { address: jarUrl, hasAmount: false, by: "jar" } : null;
}

const placeholder = /\{amount\}/i;

/** Pages of paypal.me take the amount as the next segment of their path: "/name/15EUR". */
function paypalPage(url: string, amount: number | null, currency: string): PaymentPage {
  const hasAmount = amount !== null && /^https:\/\/(?:www\.)?paypal\.me\/[^/?#]+\/?$/i.test(url);
  const address = hasAmount ? `${url.replace(/\/$/, "")}/${amount}${currency}` : url;
  return { address, hasAmount, by: "paypal" };
}
