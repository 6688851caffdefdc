import { paths } from "../../paths.ts";
import type { Language } from "../../phrases/language.tsx";

/** What a donor has chosen; the query of the page's address holds it. */
export type DonationChoice = {
  place: "ukraine" | "abroad";
  isMonthly: boolean;
  /** Whole units of `currency`; null leaves it open. */
  amount: number | null;
  currency: "UAH" | "EUR" | "USD";
  projectId: string | null;
};

/** Props of what shows a choice and lets donors change it. */
export type DonationProps = {
  choice: DonationChoice;
  onChoose: (choice: DonationChoice) => void;
};

/** The choice in an address's query. Invalid values count as not chosen. */
export function choiceIn(search: string, language: Language): DonationChoice {
  const query = new URLSearchParams(search);
  const chosen = query.get("place");
  const isAbroad = chosen ? chosen === "abroad" : language === "ENG";
  const amount = query.get("amount") ?? "";
  const project = query.get("project") ?? "";
  return {
    place: isAbroad ? "abroad" : "ukraine",
    isMonthly: query.get("often") === "monthly",
    amount: /^[1-9]\d{0,5}$/.test(amount) ? Number(amount) : null,
    currency: isAbroad ? (query.get("currency") === "USD" ? "USD" : "EUR") : "UAH",
    projectId: /^[\da-f-]{36}$/.test(project) ? project : null,
  };
}

/** The query parameters of a choice, without those that have their default value. */
export function paramsOf(choice: DonationChoice): Record<string, string> {
  const { place, isMonthly, amount, currency, projectId } = choice;
  return {
    place,
    ...(isMonthly && { often: "monthly" }),
    ...(amount && { amount: String(amount) }),
    ...(currency === "USD" && { currency }),
    ...(projectId && { project: projectId }),
  };
}

export const addressOf = (choice: DonationChoice): string =>
  `${paths.donate()}?${new URLSearchParams(paramsOf(choice))}`;
