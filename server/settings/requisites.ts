import type { FieldFailure } from "../platform/failures.ts";
import { type EuroTransfer, isSepaAccount, mostInEpc } from "./epc-payment.ts";
import { inOneLine, lettersTooMany, type Transfer } from "./nbu-payment.ts";
import type { SettingsInput } from "./settings.input.ts";
import { unwritable } from "./windows-1251.ts";

interface Words {
  recipient: string;
  paymentPurpose: string;
}

/** Null while something is missing that a bank must be told. */
export function hryvniaTransfer(
  { iban, edrpou }: { iban: string; edrpou: string },
  { recipient, paymentPurpose }: Words,
): Transfer | null {
  if (!iban || !edrpou || !recipient.trim() || !paymentPurpose.trim()) return null;
  return { iban, code: edrpou, recipient, purpose: paymentPurpose };
}

/** Why the National Bank's codes cannot carry it; `path` is `recipient` or `purpose`. */
export function hryvniaFailures(transfer: Transfer): FieldFailure[] {
  const letters = [
    ...lettersRefused("recipient", transfer.recipient),
    ...lettersRefused("purpose", transfer.purpose),
  ];
  // 003 has more elements than 002: what fits there fits here.
  const tooMany = lettersTooMany("003", transfer);
  if (letters.length > 0 || tooMany === 0) return letters;
  const limit = Math.max(0, inOneLine(transfer.purpose).length - tooMany);
  return [{ path: "purpose", rule: "bankCodeLength", limit }];
}

/** Why the European code cannot carry it; `path` is `recipient` or `purpose`. */
export function euroFailures(transfer: Omit<EuroTransfer, "iban">): FieldFailure[] {
  return (["recipient", "purpose"] as const)
    .filter((path) => inOneLine(transfer[path]).length > mostInEpc[path])
    .map((path) => ({ path, rule: "maxLength", limit: mostInEpc[path] }));
}

/** What of an admin's requisites no banking app could read, by the paths of the input. */
export function requisiteFailures(input: SettingsInput): FieldFailure[] {
  const { ua, eng } = input.translations;
  // Also while the account is not known yet: the words can be put right at once.
  const hryvnias = hryvniaFailures({
    recipient: ua.recipient,
    purpose: ua.paymentPurpose,
    iban: input.iban.replace(/[\s-]/g, ""),
    code: input.edrpou,
  });
  const euros = isSepaAccount((input.euroIban ?? "").trim().toUpperCase())
    ? euroFailures({ recipient: eng.recipient, purpose: eng.paymentPurpose })
    : [];
  return [
    ...hryvnias.map((failure) => ({ ...failure, path: inputPath("ua", failure.path) })),
    ...euros.map((failure) => ({ ...failure, path: inputPath("eng", failure.path) })),
    ...cardFailures(input),
  ];
}

function lettersRefused(path: string, text: string): FieldFailure[] {
  const found = unwritable(inOneLine(text)).join("");
  return found ? [{ path, rule: "bankLetters", found }] : [];
}

const inputPath = (language: "ua" | "eng", path: string) =>
  `translations.${language}.${path === "purpose" ? "paymentPurpose" : path}`;

/** Amounts lead to the address that takes them, and beside them stands the free amount's. */
function cardFailures({ cardAmounts, cardAmountUrl, cardPaymentUrl }: SettingsInput) {
  if (cardAmounts.length === 0) return [];
  const missing: FieldFailure[] = [];
  if (!cardPaymentUrl) missing.push({ path: "cardPaymentUrl", rule: "required" });
  if (!cardAmountUrl) missing.push({ path: "cardAmountUrl", rule: "required" });
  return missing;
}
