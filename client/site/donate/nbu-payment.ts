/** What a transfer in hryvnias needs to be told; no amount, so the donor chooses it. */
export type Transfer = { recipient: string; iban: string; edrpou: string; purpose: string };

/** Windows-1251 of every letter that the format allows; browsers only decode it, so we invert. */
function encodings(): Map<string, number> {
  const decoder = new TextDecoder("windows-1251");
  const bytes = new Map<string, number>();
  for (let byte = 32; byte < 256; byte += 1) {
    if (byte === 127 || byte === 152 || byte === 160) continue;
    bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
  }
  return bytes;
}

let known: Map<string, number> | undefined;

const prefix = "https://qr.bank.gov.ua/";

/** Base64URL letters that the largest code may carry. */
const mostLetters = 475;

/**
 * The link that every Ukrainian banking app understands: format 003 of the National Bank,
 * resolution 97 of 2025, annex 4. Null when something cannot be written in it.
 */
export function transferLink(transfer: Transfer): string | null {
  const iban = transfer.iban.replace(/\s/g, "");
  const recipient = plain(transfer.recipient);
  const purpose = plain(transfer.purpose);
  if (iban.length !== 29 || recipient.length === 0 || recipient.length > 140) return null;
  if (purpose.length === 0 || purpose.length > 420 || transfer.edrpou.length > 10) return null;
  const fields = [
    "BCD",
    "003",
    "2", // Windows-1251: a third shorter than UTF-8
    "UCT",
    "", // the recipient's unique number, reserved
    recipient,
    iban,
    "", // the amount, left to the donor
    transfer.edrpou,
    "OTHR/CHAR", // a charitable payment, by ISO 20022
    "", // reference
    purpose,
    "", // text shown by the bank
    "FEFF", // nothing may be edited but the amount
    "", // valid until
    "", // created
    "", // signature, reserved
  ];
  const data = base64Url(fields.join("\n"));
  return data !== null && data.length <= mostLetters ? prefix + data : null;
}

/** A line break inside a field would shift all later ones; a no-break space cannot be written. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function base64Url(text: string): string | null {
  known ??= encodings();
  let bytes = "";
  for (const letter of text) {
    const byte = letter === "\n" ? 10 : known.get(letter);
    if (byte === undefined) return null;
    bytes += String.fromCharCode(byte);
  }
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
