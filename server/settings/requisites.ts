import type { FieldError } from "../platform/errors.ts";
import { nonLatinLetters, toBankText, toSepaText } from "./bank-text.ts";
import {
  type EuroTransfer,
  epcMaxBytes,
  epcMaxLengths,
  euroPaymentText,
  isSepaAccount,
} from "./epc-payment.ts";
import { excessLetters, type Transfer } from "./nbu-payment.ts";
import type { SettingsInput } from "./settings.input.ts";
import { unencodableLetters } from "./windows-1251.ts";

interface RequisiteTexts {
  recipient: string;
  paymentPurpose: string;
}

/** Returns null while a field that the bank requires is blank. */
export function hryvniaTransfer(
  { iban, edrpou }: { iban: string; edrpou: string },
  { recipient, paymentPurpose }: RequisiteTexts,
): Transfer | null {
  if (!iban || !edrpou || !recipient.trim() || !paymentPurpose.trim()) return null;
  return { iban, code: edrpou, recipient, purpose: paymentPurpose };
}

/** Why the National Bank's QR codes cannot encode it; `path` is `recipient` or `purpose`. */
export function hryvniaErrors(transfer: Transfer): FieldError[] {
  const letters = [
    ...unencodableLetterErrors("recipient", transfer.recipient),
    ...unencodableLetterErrors("purpose", transfer.purpose),
  ];
  // Format 003 has more elements than 002, so whatever fits into 003 also fits into 002.
  const excess = excessLetters("003", transfer);
  if (letters.length > 0 || excess === 0) return letters;
  const limit = Math.max(0, toBankText(transfer.purpose).length - excess);
  return [{ path: "purpose", rule: "bankCodeLength", limit }];
}

/** Why the European QR code cannot encode it; `path` is `recipient` or `purpose`. */
export function euroErrors(transfer: EuroTransfer): FieldError[] {
  const errors = (["recipient", "purpose"] as const).flatMap((path): FieldError[] => {
    const text = toSepaText(transfer[path]);
    const [found, limit] = [nonLatinLetters(text).join(""), epcMaxLengths[path]];
    if (found) return [{ path, rule: "latinLetters", found }];
    return text.length > limit ? [{ path, rule: "maxLength", limit }] : [];
  });
  const purpose = [...toSepaText(transfer.purpose)];
  const fits = (length: number) => {
    const text = euroPaymentText({ ...transfer, purpose: purpose.slice(0, length).join("") });
    return Buffer.byteLength(text) <= epcMaxBytes;
  };
  if (errors.length > 0 || fits(purpose.length)) return errors;
  // A letter with a diacritic is two or three bytes.
  const limit = purpose.findIndex((_, length) => !fits(length + 1));
  return [{ path: "purpose", rule: "bankCodeLength", limit }];
}

/** What donors choose on the site has at most six digits. */
const longestEuroAmount = "999999.00";

/** Errors for requisites that no banking app could read; paths are those of the input. */
export function requisiteErrors(input: SettingsInput): FieldError[] {
  const { ua, eng } = input.translations;
  // Checked also while the IBAN is blank, so that an admin can correct the texts at once.
  const hryvnias = hryvniaErrors({
    recipient: ua.recipient,
    purpose: ua.paymentPurpose,
    iban: input.iban,
    code: input.edrpou,
  });
  const iban = input.euroIban ?? "";
  const amount = longestEuroAmount;
  const euros = isSepaAccount(iban)
    ? euroErrors({ recipient: eng.recipient, purpose: eng.paymentPurpose, iban, amount })
    : [];
  return [
    ...hryvnias.map((error) => ({ ...error, path: inputPath("ua", error.path) })),
    ...euros.map((error) => ({ ...error, path: inputPath("eng", error.path) })),
  ];
}

function unencodableLetterErrors(path: string, text: string): FieldError[] {
  const found = unencodableLetters(toBankText(text)).join("");
  return found ? [{ path, rule: "bankLetters", found }] : [];
}

const inputPath = (language: "ua" | "eng", path: string) =>
  `translations.${language}.${path === "purpose" ? "paymentPurpose" : path}`;
