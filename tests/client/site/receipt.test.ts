import { expect, test } from "vitest";
import { parseReceipt } from "../../../client/site/application/receipt.ts";

const sent = { number: 1042, keptMonths: 12, replyDays: 3 };

test("an applicant's receipt has the number, the form and the days until a reply", () => {
  const receipt = parseReceipt({ search: "?n=1042&form=partner", state: sent });
  expect(receipt).toEqual({ number: 1042, form: "PARTNER", replyDays: 3, isFresh: true });
});

test("a receipt that an applicant opens again has the default number of days until a reply", () => {
  const receipt = parseReceipt({ search: "?n=1042&form=partner&lang=en", state: null });
  expect(receipt).toEqual({ number: 1042, form: "PARTNER", replyDays: 2, isFresh: false });
});

test("there is no receipt without a valid number, and an unknown form is ignored", () => {
  expect(parseReceipt({ search: "?form=partner", state: null })).toBeNull();
  expect(parseReceipt({ search: "?n=<b>1</b>", state: null })).toBeNull();
  expect(parseReceipt({ search: "?n=7&form=other", state: null })?.form).toBeNull();
});
