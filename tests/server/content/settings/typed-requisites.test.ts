import { Buffer } from "node:buffer";
import { beforeEach, describe, expect, test } from "vitest";
import { fieldErrorText } from "../../../../client/admin/editor/fields/field-props.ts";
import { fieldErrorPhrases } from "../../../../client/phrases/admin/fields/field-errors.ts";
import { euroPaymentText } from "../../../../server/settings/epc-payment.ts";
import { paymentCodes } from "../../../../server/settings/payment-code.ts";
import { euroErrors, hryvniaErrors } from "../../../../server/settings/requisites.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

const ua = { recipient: "БФ «Долоні»", paymentPurpose: "Благодійна пожертва" };
const eng = { recipient: "CF Doloni", paymentPurpose: "Charitable donation" };
const euroIban = "DE89370400440532013000";

describe("an admin may type", () => {
  test("codes of banks in groups, and with what was copied along", async () => {
    const { saveSettings } =
      (await saved({
        iban: "\u202Aua21 3223\u00A01300–0002 6007 2335 6600 1\u202C",
        euroIban: "DE89 3704 0044 0532 0130 00",
        swift: "PRIV UA UA XXX",
        edrpou: "1234 5678",
        email: "\u200Boffice@doloni.example ",
        socialLinks: [{ url: " https://facebook.example/doloni\u200E" }],
      })) ?? {};
    expect(saveSettings).toMatchObject({
      iban: "UA213223130000026007233566001",
      euroIban,
      swift: "PRIVUAUAXXX",
      edrpou: "12345678",
      email: "office@doloni.example",
      socialLinks: [{ url: "https://facebook.example/doloni" }],
    });
  });

  test("the contact phone with any dashes", async () => {
    await saved({ phone: "\u2066+380 44 123–45–67\u2069" });
    const { settings } = await site.executeOrThrow("{ settings { phone } }");
    expect(settings.phone).toBe("+380 44 123-45-67");
  });

  test("letters in parts, which are stored as one", async () => {
    const translations = { ua: { ...ua, foundationName: "Краи\u0306" }, eng };
    await saved({ translations });
    const { settings } = await site.executeOrThrow(
      "{ settings { translation { foundationName } } }",
    );
    expect(settings.translation.foundationName).toBe("Край");
  });

  test("signs that Windows-1251 lacks where it has others that look alike", () => {
    const code = { iban: "UA213223130000026007233566001", code: "12345678" };
    const recipient = "БО «Сімʼя» Івано‑Франківськ";
    const purpose = "допо\u00ADмога сім′ям, краи\u0306";
    expect(hryvniaErrors({ ...code, recipient, purpose })).toEqual([]);
  });
});

test.each(["00", "01", "99"])(
  "an account with the check digits %s, which no bank gives, is refused",
  async (digits) => {
    // Each leaves the remainder that a right account leaves: see the third number.
    const account = { "00": "97", "01": "98", "99": "02" }[digits] ?? "";
    const right = accountWith(account);
    const wrong = right.replace(/^UA../, `UA${digits}`);
    expect(await refusal({ iban: wrong })).toEqual({
      code: "INVALID",
      fields: [{ path: "iban", rule: "isIBAN" }],
    });
    expect(await saved({ iban: right })).toBeTruthy();
  },
);

/** A Ukrainian account whose check digits are these. */
function accountWith(digits: string): string {
  for (let last = 0; ; last += 1) {
    const rest = `3223130000026007233566${String(last).padStart(3, "0")}`;
    if (remainder(`${rest}3010${digits}`) === 1) return `UA${digits}${rest}`;
  }
}

/** U is 30 and A is 10. */
const remainder = (digits: string): number => Number(BigInt(digits) % 97n);

describe("a text that no European bank's code can contain is refused where it is typed", () => {
  test.each([
    [{ recipient: "БФ Doloni" }, "recipient", { rule: "latinLetters", found: "БФ" }],
    [{ paymentPurpose: "Donation 💛" }, "paymentPurpose", { rule: "latinLetters", found: "💛" }],
    [{ paymentPurpose: "d".repeat(141) }, "paymentPurpose", { rule: "maxLength", limit: 140 }],
    [
      { recipient: "ü".repeat(70), paymentPurpose: "ü".repeat(140) },
      "paymentPurpose",
      { rule: "bankCodeLength", limit: 66 },
    ],
  ])("%j", async (changes, field, error) => {
    const translations = { ua, eng: { ...eng, ...changes } };
    expect(await refusal({ euroIban, translations })).toEqual({
      code: "INVALID",
      fields: [{ path: `translations.eng.${field}`, ...error }],
    });
    expect(await saved({ translations })).toBeTruthy();
  });

  test("and the limit that it names is the longest that fits", () => {
    const transfer = { recipient: "ü".repeat(70), iban: euroIban, amount: "999999.00" };
    const bytesOf = (length: number) =>
      Buffer.byteLength(euroPaymentText({ ...transfer, purpose: "ü".repeat(length) }));
    const [error] = euroErrors({ ...transfer, purpose: "ü".repeat(140) });
    const limit = error?.limit ?? 0;
    expect(bytesOf(limit)).toBeLessThanOrEqual(331);
    expect(bytesOf(limit + 1)).toBeGreaterThan(331);
  });

  test("while typographic signs are written as banks write them", () => {
    const texts = { recipient: "CO “Doloni”", purpose: "Children’s camp – Łódź…" };
    expect(euroErrors({ ...texts, iban: euroIban })).toEqual([]);
    expect(euroPaymentText({ ...texts, iban: euroIban })).toContain(
      "CO 'Doloni'\nDE89370400440532013000\n\nCHAR\n\nChildren's camp - Łódź...",
    );
  });

  test("and the message names the characters and the way out, in both languages", () => {
    const error = { path: "translations.eng.recipient", rule: "latinLetters", found: "БФ" };
    const [uaText, engText] = [fieldErrorPhrases.UA, fieldErrorPhrases.ENG].map((phrases) =>
      fieldErrorText(error, phrases),
    );
    expect(uaText).toMatch(/: Б Ф\. Напишіть це латинськими літерами\.$/);
    expect(engText).toMatch(/: Б Ф\. Write it in Latin letters\.$/);
  });
});

test("a purpose that was saved before and fits no code shows no picture", () => {
  const long = { recipient: "ü".repeat(70), paymentPurpose: "ü".repeat(140) };
  const translations = [
    { language: "ua", ...ua },
    { language: "eng", ...long },
  ] as const;
  const details = { iban: "", edrpou: "", euroIban, translations: [...translations] };
  expect(paymentCodes(details)).toEqual([]);
});
