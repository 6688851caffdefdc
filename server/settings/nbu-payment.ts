import { encodeWindows1251 } from "./windows-1251.ts";

/** What a transfer in hryvnias is told. Nothing is checked here: see `requisites.ts`. */
export interface Transfer {
  recipient: string;
  iban: string;
  /** In the register of enterprises: EDRPOU. */
  code: string;
  purpose: string;
  /** "UAH500" or "UAH100.50"; left out, the donor chooses. */
  amount?: string;
}

export type NbuFormat = "002" | "003";

/** Some banks know only one of the addresses, so each format stands under its own. */
export const nbuPrefixes: Record<NbuFormat, string> = {
  "002": "https://bank.gov.ua/qr/",
  "003": "https://qr.bank.gov.ua/",
};

/** 475 letters of Base64URL, the most that the formats allow, say so many bytes. */
const maxBytes = 356;

/** A link that Ukrainian banking apps open: resolution 97 of the National Bank, of 2025. */
export function transferLink(format: NbuFormat, transfer: Transfer): string {
  return nbuLink(nbuPrefixes[format], elementsOf(format, transfer));
}

/** Any elements, in the order of annex 3 (002) or 4 (003) of the resolution. */
export function nbuLink(prefix: string, elements: readonly string[]): string {
  return prefix + Buffer.from(encodeWindows1251(elements.join("\n"))).toString("base64url");
}

/** How many letters the purpose has to lose so that the link of that format can be had; or 0. */
export function excessLetters(format: NbuFormat, transfer: Transfer): number {
  // In Windows-1251 a letter is a byte.
  return Math.max(0, elementsOf(format, transfer).join("\n").length - maxBytes);
}

/** A line break inside an element would shift all later ones; a no-break space is barred. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function elementsOf(format: NbuFormat, transfer: Transfer): string[] {
  const commonElements = [
    "BCD",
    format,
    "2", // Windows-1251, a third shorter than UTF-8
    "UCT",
    "", // reserved
    toOneLine(transfer.recipient),
    transfer.iban,
    transfer.amount ?? "",
    transfer.code,
  ];
  const purpose = toOneLine(transfer.purpose);
  if (format === "002") return [...commonElements, "", "", purpose, ""];
  return [
    ...commonElements,
    "OTHR/CHAR", // a charitable payment, by ISO 20022; Privat24 refuses it empty
    "", // reference
    purpose,
    "", // text to show
    "FEFF", // the amount alone may be changed
    "", // valid until: some banks refuse what has run out, so it never does
    "", // created
    "", // reserved for a signature
  ];
}
