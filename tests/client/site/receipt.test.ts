import { expect, test } from "vitest";
import { parseReceipt } from "../../../client/site/application/receipt.ts";

const sent = { number: 1042, keptMonths: 12, replyDays: 3 };

test("a receipt tells the number and what happens next with that form", () => {
  const receipt = parseReceipt({ search: "?n=1042&form=partner", state: sent });
  expect(receipt).toEqual({ number: 1042, form: "PARTNER", replyDays: 3, isFresh: true });
});

test("a receipt that is opened anew promises what every page promises", () => {
  const receipt = parseReceipt({ search: "?n=1042&form=partner&lang=en", state: null });
  expect(receipt).toEqual({ number: 1042, form: "PARTNER", replyDays: 2, isFresh: false });
});

test("without a number there is no receipt, and an unknown form is left out", () => {
  expect(parseReceipt({ search: "?form=partner", state: null })).toBeNull();
  expect(parseReceipt({ search: "?n=<b>1</b>", state: null })).toBeNull();
  expect(parseReceipt({ search: "?n=7&form=other", state: null })?.form).toBeNull();
});
