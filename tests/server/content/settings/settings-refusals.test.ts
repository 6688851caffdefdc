import { beforeEach, expect, test } from "vitest";
import { settingsOf, translations } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

test("account numbers are stored in the banks' format", async () => {
  const printed = { iban: "UA21 3223 1300 0002 6007 2335 66001", swift: "privuaua" };
  const euroIban = "de89 3704-0044 0532 0130 00";
  expect(await saved({ ...printed, euroIban })).toMatchObject({
    saveSettings: {
      iban: "UA213223130000026007233566001",
      euroIban: "DE89370400440532013000",
      swift: "PRIVUAUA",
    },
  });
});

test.each([
  ["a wrong checksum", "iban", "UA213223130000026007233566002", "isIBAN"],
  ["two digits missing", "iban", "UA2132231300000260072335660", "isIBAN"],
  ["an account abroad for hryvnias", "iban", "DE89370400440532013000", "isIBAN"],
  ["a wrong checksum", "euroIban", "DE89370400440532013001", "isIBAN"],
  ["no SWIFT code", "swift", "PRIVAT", "isBIC"],
  ["seven digits", "edrpou", "1234567", "matches"],
  ["letters", "edrpou", "1234567A", "matches"],
  ["no e-mail", "email", "doloni.example", "isEmail"],
  ["no number", "phone", "call us", "matches"],
  ["not https", "cardPaymentUrl", "http://pay.example", "isUrl"],
  ["a subdomain of another host", "cardPaymentUrl", "https://liqpay.ua.evil.com/pay", "isUrl"],
  ["a host with the same ending", "cardPaymentUrl", "https://notliqpay.ua/pay", "isUrl"],
  ["a user name before the host", "cardPaymentUrl", "https://evil.com@liqpay.ua/pay", "isUrl"],
  [
    "no placeholder for the amount",
    "cardAmountUrl",
    "https://www.liqpay.ua/pay?amount=5",
    "matches",
  ],
  ["a wrong checksum", "foreignIban", "UA213223130000026007233566002", "isIBAN"],
])("%s is refused at %s: %s", async (_, path, value, rule) => {
  expect(await refusal({ [path]: value })).toEqual({ code: "INVALID", fields: [{ path, rule }] });
});

test("a founding year of three digits is refused", async () => {
  const fields = [{ path: "foundingYear", rule: "min", limit: 1800 }];
  expect(await refusal({ foundingYear: 202 })).toEqual({ code: "INVALID", fields });
});

test("a text too long for a bank's QR code is refused", async () => {
  const ua = { recipient: "ж".repeat(141), paymentPurpose: "ж".repeat(421) };
  const refused = await refusal({ translations: { ...translations, ua } });
  expect(refused).toMatchObject({ code: "INVALID" });
  expect(refused?.fields).toEqual([
    { path: "translations.ua.recipient", rule: "maxLength", limit: 140 },
    { path: "translations.ua.paymentPurpose", rule: "maxLength", limit: 420 },
  ]);
});
