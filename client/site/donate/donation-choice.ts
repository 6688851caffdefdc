import { paths } from "../../paths.ts";

/** What a donor has chosen; the query of the page's address holds it. */
export type DonationChoice = {
  isMonthly: boolean;
  /** Whole units of `currency`; null for the suggested one. */
  amount: number | null;
  currency: "UAH" | "EUR" | "USD";
  projectId: string | null;
};

/** Props of what shows a choice and lets donors change it. */
export type DonationProps = {
  choice: DonationChoice;
  /** Takes what changes: an earlier change may still be loading. */
  onChoose: (change: Partial<DonationChoice>) => void;
};

/** The choice in an address's query. Invalid values count as not chosen. */
export function choiceIn(search: string): DonationChoice {
  const query = new URLSearchParams(search);
  const currency = query.get("currency");
  const project = query.get("project") ?? "";
  // Addresses of earlier versions have the place, with euros as its currency unless they say so.
  const isInEuros = currency === "EUR" || (query.get("place") === "abroad" && currency === null);
  return {
    isMonthly: query.get("often") === "monthly",
    amount: amountIn(query.getAll("amount").find(Boolean) ?? ""),
    currency: isInEuros ? "EUR" : currency === "USD" ? "USD" : "UAH",
    projectId: /^[\da-f-]{36}$/.test(project) ? project : null,
  };
}

/** The query parameters of a choice, without those that have their default value. */
export function paramsOf(choice: DonationChoice): Record<string, string> {
  const { isMonthly, amount, currency, projectId } = choice;
  return {
    ...(isMonthly && { often: "monthly" }),
    ...(amount && { amount: String(amount) }),
    ...(currency !== "UAH" && { currency }),
    ...(projectId && { project: projectId }),
  };
}

export function addressOf(choice: DonationChoice): string {
  const query = String(new URLSearchParams(paramsOf(choice)));
  return query ? `${paths.donate()}?${query}` : paths.donate();
}

/** The amount in what a donor typed, "1 200 ₴"; null unless it is whole and from 1 to 999,999. */
export function amountIn(text: string): number | null {
  const digits = text.replace(/[\s₴€$]|грн\.?|uah|eur|usd/gi, "").replace(/[.,]00?$/, "");
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : null;
}
