import { toSepaText } from "./bank-text.ts";

/** The data of a SEPA transfer in euros. */
export interface EuroTransfer {
  recipient: string;
  iban: string;
  purpose: string;
  /** "25.00"; without it the donor chooses the amount. */
  amount?: string;
}

/** Maximum lengths by EPC069-12, in characters. */
export const epcMaxLengths = { recipient: 70, purpose: 140 } as const;
/** Maximum length of the whole text by EPC069-12, in bytes. */
export const epcMaxBytes = 331;

/** Countries whose accounts a SEPA transfer reaches. Ukraine is not among them yet. */
const sepaCountries = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE " +
    "IS LI NO CH GB GI MC SM AD VA AL ME MK MD RS"
  ).split(" "),
);

export const isSepaAccount = (iban: string): boolean => sepaCountries.has(iban.slice(0, 2));

/** The text of a QR code by EPC069-12, version 002, which European banking apps read. */
export function euroPaymentText({ recipient, iban, purpose, amount }: EuroTransfer): string {
  const lines = [
    "BCD",
    "002",
    "1", // UTF-8
    "SCT",
    "", // BIC: not needed within SEPA
    toSepaText(recipient),
    iban,
    amount ? `EUR${amount}` : "",
    "CHAR",
    "", // structured reference, an alternative to the purpose
    toSepaText(purpose),
  ];
  return lines.join("\n").trimEnd();
}
