import type { DonationChoice } from "./donation-choice.ts";

type PaymentAddresses = {
  cardPaymentUrl: string | null;
  cardAmountUrl: string | null;
  monthlyPaymentUrl: string | null;
  paypalUrl: string | null;
};

/** A page on which a donation is paid. */
type PaymentPage = {
  address: string;
  /** Whether the address has the amount, so that the page asks for no other. */
  hasAmount: boolean;
};

/** The page on which a choice is paid: by card in hryvnias, by PayPal in other currencies. */
export function paymentPage(
  addresses: PaymentAddresses,
  { amount, currency, isMonthly }: DonationChoice,
): PaymentPage | null {
  const { cardPaymentUrl, cardAmountUrl, monthlyPaymentUrl, paypalUrl } = addresses;
  if (currency !== "UAH") return paypalUrl ? paypalPage(paypalUrl, amount, currency) : null;
  const template = isMonthly ? monthlyPaymentUrl : amount ? cardAmountUrl : null;
  const hasAmount = amount !== null && Boolean(template && placeholder.test(template));
  const address = template || cardPaymentUrl;
  if (!address) return null;
  return { address: address.replace(placeholder, String(amount ?? "")), hasAmount };
}

const placeholder = /\{amount\}/i;

/** Pages of paypal.me take the amount as the next segment of their path: "/name/15EUR". */
function paypalPage(url: string, amount: number | null, currency: string): PaymentPage {
  const hasAmount = amount !== null && /^https:\/\/(?:www\.)?paypal\.me\/[^/?#]+\/?$/i.test(url);
  return { address: hasAmount ? `${url.replace(/\/$/, "")}/${amount}${currency}` : url, hasAmount };
}
