import { expect, test } from "vitest";
import { telHref } from "../../../client/ui/ContactWays.tsx";

test.each([
  ["+380 67 123 45 67", "tel:+380671234567"],
  ["032 244 00 00", "tel:+380322440000"],
  ["(032) 244-00-00", "tel:+380322440000"],
  ["380 32 244 00 00", "tel:+380322440000"],
  ["+48 601 234 567", "tel:+48601234567"],
  // Free numbers are not called from abroad, and short ones have no country.
  ["0 800 500 225", "tel:0800500225"],
  ["103", "tel:103"],
  ["244 00 00", "tel:2440000"],
])("a phone abroad can call %s where that is possible", (phone, address) => {
  expect(telHref(phone)).toBe(address);
});
