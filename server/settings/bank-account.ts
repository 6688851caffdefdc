import { isIBAN, ValidateBy } from "class-validator";
import { Typed } from "../platform/tidy-text.ts";

/** An IBAN, of these countries alone if they are given; violated as `isIBAN`. */
export const BankAccount = (options?: Parameters<typeof isIBAN>[1]): PropertyDecorator =>
  Typed(
    "code",
    ValidateBy({
      name: "isIBAN",
      validator: {
        validate: (iban) => isIBAN(iban, options) && !impossibleCheckDigits.test(iban),
      },
    }),
  );

/** ISO 7064 yields 02 to 98; these three pass its check, too, as remainders of 97 repeat. */
const impossibleCheckDigits = /^[A-Z]{2}(?:00|01|99)/;
