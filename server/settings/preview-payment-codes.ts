import { languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import { type PaymentCodePreview, paymentCodeSvg, paymentCodes } from "./payment-code.ts";
import { requisiteErrors } from "./requisites.ts";
import type { SettingsInput } from "./settings.input.ts";

/** The codes that the site would show after saving this input. Throws Invalid as saving does. */
export function previewPaymentCodes(input: SettingsInput): PaymentCodePreview[] {
  const errors = requisiteErrors(input);
  if (errors.length > 0) throw Invalid(errors);
  const codes = paymentCodes({
    ...input,
    translations: languages.map((language) => ({ language, ...input.translations[language] })),
  });
  return codes.flatMap((code) => {
    const svg = paymentCodeSvg(code);
    return svg ? [{ format: code.format, svg }] : [];
  });
}
