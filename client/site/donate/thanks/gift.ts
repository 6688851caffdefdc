/** What a payment service says was given. */
type Gift = {
  /** Hundredths of the currency. */
  amount: number;
  currency: string;
};

const currencies = ["UAH", "EUR", "USD"];

/** Whole units of a currency. */
const [smallest, largest] = [1, 10_000_000];

/**
 * What the query of the address to which a donor returns says was given, in hryvnias unless it names
 * a currency; null without a sum that somebody may have paid. Anybody can write such an address.
 */
export function giftIn(search: string): Gift | null {
  const query = new URLSearchParams(search);
  const amount = query.get("amount") ?? "";
  const currency = query.get("currency") ?? "UAH";
  if (!/^\d{1,8}(?:[.,]\d{1,2})?$/.test(amount) || !currencies.includes(currency)) return null;
  const units = Number(amount.replace(",", "."));
  if (units < smallest || units > largest) return null;
  return { amount: Math.round(units * 100), currency };
}
