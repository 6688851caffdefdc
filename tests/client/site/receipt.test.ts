import { expect, test } from "vitest";
import { parseReceipt } from "../../../client/site/application/receipt.ts";

const sent = { number: 1042, keptMonths: 12, replyDays: 3, form: "PARTNER" };

test("an applicant's receipt has the number, the form and the promised days until a reply", () => {
  const receipt = parseReceipt({ search: "?n=1042&days=3", state: sent });
  expect(receipt).toEqual({
    number: 1042,
    form: "PARTNER",
    replyDays: 3,
    promisedHours: null,
    isFresh: true,
  });
});

test("a receipt promises no reply within a term that its address does not name", () => {
  const receipt = parseReceipt({ search: "?n=1042&lang=en", state: null });
  expect(receipt).toEqual({
    number: 1042,
    form: null,
    replyDays: null,
    promisedHours: null,
    isFresh: false,
  });
});

test("there is no receipt without a valid number, and an unknown form is ignored", () => {
  expect(parseReceipt({ search: "", state: sent })).toBeNull();
  expect(parseReceipt({ search: "?n=<b>1</b>", state: null })).toBeNull();
  expect(parseReceipt({ search: "?n=7", state: { form: "OTHER" } })?.form).toBeNull();
});

test("an address of an earlier version opens the receipt, without telling its form", () => {
  const receipt = parseReceipt({ search: "?n=1042&form=psychological", state: null });
  expect(receipt).toMatchObject({ number: 1042, form: null });
});

test("a receipt with a promised term tells it again when it is opened again", () => {
  const receipt = parseReceipt({ search: "?n=1042&hours=48", state: null });
  expect(receipt).toMatchObject({ number: 1042, form: null, promisedHours: 48 });
  expect(parseReceipt({ search: "?n=1042&days=5", state: null })?.replyDays).toBe(5);
  expect(parseReceipt({ search: "?n=1042&days=0", state: null })?.replyDays).toBeNull();
  expect(parseReceipt({ search: "?n=1042&hours=soon", state: null })?.promisedHours).toBeNull();
});
