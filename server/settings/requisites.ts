import type { FieldError } from "../platform/errors.ts";
import { type EuroTransfer, epcMaxLengths, isSepaAccount } from "./epc-payment.ts";
import { excessLetters, type Transfer, toOneLine } from "./nbu-payment.ts";
import type { SettingsInput } from "./settings.input.ts";
import { unencodableLetters } from "./windows-1251.ts";

interface RequisiteTexts {
  recipient: string;
  paymentPurpose: string;
}

/** Null while something is missing that a bank must be told. */
export function hryvniaTransfer(
  { iban, edrpou }: { iban: string; edrpou: string },
  { recipient, paymentPurpose }: RequisiteTexts,
): Transfer | null {
  if (!iban || !edrpou || !recipient.trim() || !paymentPurpose.trim()) return null;
  return { iban, code: edrpou, recipient, purpose: paymentPurpose };
}

/** Why the National Bank's codes cannot carry it; `path` is `recipient` or `purpose`. */
export function hryvniaErrors(transfer: Transfer): FieldError[] {
  const letters = [
    ...unencodableLetterErrors("recipient", transfer.recipient),
    ...unencodableLetterErrors("purpose", transfer.purpose),
  ];
  // 003 has more elements than 002: what fits there fits here.
  const excess = excessLetters("003", transfer);
  if (letters.length > 0 || excess === 0) return letters;
  const limit = Math.max(0, toOneLine(transfer.purpose).length - excess);
  return [{ path: "purpose", rule: "bankCodeLength", limit }];
}

/** Why the European code cannot carry it; `path` is `recipient` or `purpose`. */
export function euroErrors(transfer: Omit<EuroTransfer, "iban">): FieldError[] {
  return (["recipient", "purpose"] as const)
    .filter((path) => toOneLine(transfer[path]).length > epcMaxLengths[path])
    .map((path) => ({ path, rule: "maxLength", limit: epcMaxLengths[path] }));
}

/** What of an admin's requisites no banking app could read, by the paths of the input. */
export function requisiteErrors(input: SettingsInput): FieldError[] {
  const { ua, eng } = input.translations;
  // Also while the account is not known yet: the words can be put right at once.
  const hryvnias = hryvniaErrors({
    recipient: ua.recipient,
    purpose: ua.paymentPurpose,
    iban: input.iban.replace(/[\s-]/g, ""),
    code: input.edrpou,
  });
  const euros = isSepaAccount((input.euroIban ?? "").trim().toUpperCase())
    ? euroErrors({ recipient: eng.recipient, purpose: eng.paymentPurpose })
    : [];
  return [
    ...hryvnias.map((failure) => ({ ...failure, path: inputPath("ua", failure.path) })),
    ...euros.map((failure) => ({ ...failure, path: inputPath("eng", failure.path) })),
    ...cardErrors(input),
  ];
}

function unencodableLetterErrors(path: string, text: string): FieldError[] {
  const found = unencodableLetters(toOneLine(text)).join("");
  return found ? [{ path, rule: "bankLetters", found }] : [];
}

const inputPath = (language: "ua" | "eng", path: string) =>
  `translations.${language}.${path === "purpose" ? "paymentPurpose" : path}`;

/** Amounts lead to the address that takes them, and beside them stands the free amount's. */
function cardErrors({ cardAmounts, cardAmountUrl, cardPaymentUrl }: SettingsInput) {
  if (cardAmounts.length === 0) return [];
  const missing: FieldError[] = [];
  if (!cardPaymentUrl) missing.push({ path: "cardPaymentUrl", rule: "required" });
  if (!cardAmountUrl) missing.push({ path: "cardAmountUrl", rule: "required" });
  return missing;
}
