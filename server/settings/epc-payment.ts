import { toOneLine } from "./nbu-payment.ts";

/** What a transfer in euros within SEPA is told. */
export interface EuroTransfer {
  recipient: string;
  iban: string;
  purpose: string;
  /** "25.00"; left out, the donor chooses. */
  amount?: string;
}

/** The bounds of EPC069-12, in letters. */
export const epcMaxLengths = { recipient: 70, purpose: 140 } as const;

/** Whose accounts a SEPA transfer reaches. Ukraine is not among them yet. */
const sepaCountries = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE " +
    "IS LI NO CH GB GI MC SM AD VA AL ME MK MD RS"
  ).split(" "),
);

export const isSepaAccount = (iban: string): boolean => sepaCountries.has(iban.slice(0, 2));

/** The text of the code that European banking apps read. */
export function euroPaymentText({ recipient, iban, purpose, amount }: EuroTransfer): string {
  const lines = [
    "BCD",
    "002",
    "1", // UTF-8
    "SCT",
    "", // BIC: not needed within SEPA
    toOneLine(recipient),
    iban,
    amount ? `EUR${amount}` : "",
    "CHAR",
    "", // structured reference, in place of the purpose
    toOneLine(purpose),
  ];
  return lines.join("\n").trimEnd();
}
