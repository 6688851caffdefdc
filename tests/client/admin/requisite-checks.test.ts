import { expect, test } from "vitest";
import {
  hasEdrpouCheckDigit,
  isUnfinished,
} from "../../../client/admin/settings/requisite-checks.ts";

// Codes from the public register: PrivatBank, the National Bank, Ukrzaliznytsia, Nova Poshta.
test.each(["14360570", "00032106", "40075815", "31316718"])(
  "an admin is not warned of the registered code %s",
  (code) => expect(hasEdrpouCheckDigit(code)).toBe(true),
);

test.each(["14360571", "00032160", "40075851", "1436057", "abcdefgh"])(
  "an admin is warned of the code %s",
  (code) => expect(hasEdrpouCheckDigit(code)).toBe(false),
);

test("an IBAN is unfinished until its 29th character, spaces not counted", () => {
  expect(isUnfinished("iban", "UA21 3223 1300 0002 6007 2335 6600")).toBe(true);
  expect(isUnfinished("iban", "UA21 3223 1300 0002 6007 2335 6600 1")).toBe(false);
  expect(isUnfinished("recipient", "a")).toBe(false);
});
