import { toBankText } from "./bank-text.ts";
import { encodeWindows1251 } from "./windows-1251.ts";

/** The data of a transfer in hryvnias. It is not validated here but in `requisites.ts`. */
export interface Transfer {
  recipient: string;
  iban: string;
  /** EDRPOU: the recipient's code in the register of enterprises. */
  code: string;
  purpose: string;
  /** "UAH500" or "UAH100.50"; without it the donor chooses the amount. */
  amount?: string;
}

export type NbuFormat = "002" | "003";

/** Some banking apps open only one of these hosts, so each format has its own. */
export const nbuPrefixes: Record<NbuFormat, string> = {
  "002": "https://bank.gov.ua/qr/",
  "003": "https://qr.bank.gov.ua/",
};

/** The formats allow at most 475 characters of Base64URL, which encode this many bytes. */
const maxBytes = 356;

/** A link that Ukrainian banking apps open: resolution 97 of the National Bank, of 2025. */
export function transferLink(format: NbuFormat, transfer: Transfer): string {
  return nbuLink(nbuPrefixes[format], elementsOf(format, transfer));
}

/** `elements` are in the order of annex 3 (format 002) or 4 (format 003) of the resolution. */
export function nbuLink(prefix: string, elements: readonly string[]): string {
  return prefix + Buffer.from(encodeWindows1251(elements.join("\n"))).toString("base64url");
}

/** Number of characters by which the transfer exceeds the format's limit; 0 when it fits. */
export function excessLetters(format: NbuFormat, transfer: Transfer): number {
  // Windows-1251 encodes each character in one byte.
  return Math.max(0, elementsOf(format, transfer).join("\n").length - maxBytes);
}

function elementsOf(format: NbuFormat, transfer: Transfer): string[] {
  const commonElements = [
    "BCD",
    format,
    "2", // Windows-1251, a third shorter than UTF-8
    "UCT",
    "", // reserved
    toBankText(transfer.recipient),
    transfer.iban,
    transfer.amount ?? "",
    transfer.code,
  ];
  const purpose = toBankText(transfer.purpose);
  if (format === "002") return [...commonElements, "", "", purpose, ""];
  return [
    ...commonElements,
    "OTHR/CHAR", // a charitable payment, by ISO 20022; Privat24 refuses it empty
    "", // reference
    purpose,
    "", // text to show
    "FEFF", // only the amount may be changed
    "", // valid until: some banks refuse expired codes, so it is left empty
    "", // created
    "", // reserved for a signature
  ];
}
