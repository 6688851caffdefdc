import { beforeEach, describe, expect, test } from "vitest";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate settings cascade"));

const save = `mutation ($version: Int!, $input: SettingsInput!) {
  saveSettings(version: $version, language: ENG, input: $input) {
    version email iban euroIban swift facebookUrl edrpou opensAt
    translation { foundationName }
    translations { language foundationName partners }
  }
}`;

const translations = {
  ua: { foundationName: "Долоні", partners: 40 },
  eng: { foundationName: "Doloni", partners: 45 },
};
const saveWith = (input: object, version = 1, as: Role = "admin") =>
  site.execute(save, { version, input: { translations, ...input } }, as);
const saved = async (input: object, version = 1) => (await saveWith(input, version)).data;
const refusal = async (...args: Parameters<typeof saveWith>) =>
  (await saveWith(...args)).errors?.[0]?.extensions;

describe("before the settings were saved", () => {
  test("a visitor reads them while the first request of another visitor is writing them", async () => {
    await site.db.query("insert into settings default values");
    const { settings } = await site.executeOrThrow("{ settings { translation { language } } }");
    expect(settings.translation).toEqual({ language: "UA" });
  });

  test("a visitor reads the specification's opening hours and counters, and empty texts", async () => {
    const { settings } = await site.executeOrThrow(`{ settings(language: ENG) {
      version opensAt closesAt phone iban cardPaymentUrl
      translation { language foundationName institutions families partners tons childrenThousands }
      ua: translation(language: UA) { language partners }
    } }`);
    expect(settings).toEqual({
      version: 1,
      opensAt: "10:00",
      closesAt: "18:00",
      phone: "",
      iban: "",
      cardPaymentUrl: null,
      translation: {
        language: "ENG",
        foundationName: "",
        institutions: 35,
        families: 9000,
        partners: 45,
        tons: 87,
        childrenThousands: 95,
      },
      ua: { language: "UA", partners: 40 },
    });
  });

  test("simultaneous readers get the same row", async () => {
    const read = () => site.executeOrThrow("{ settings { id translation { id } } }");
    const [first, ...others] = await Promise.all([read(), read(), read(), read()]);
    for (const other of others) expect(other).toEqual(first);
  });

  test("an admin saves without having read them", async () => {
    expect(await saved({})).toMatchObject({ saveSettings: { version: 2 } });
  });
});

test("reading them takes one statement", async () => {
  const read = () => site.executeOrThrow("{ settings { phone translation { foundationName } } }");
  await read();
  expect(await site.countStatements(read)).toBe(1);
});

test("an admin saves both languages, and a visitor reads them", async () => {
  expect(await saved({ email: "hello@doloni.example" })).toMatchObject({
    saveSettings: { email: "hello@doloni.example", translation: { foundationName: "Doloni" } },
  });
  const { settings } = await site.executeOrThrow(
    "{ settings { email translations { foundationName } } }",
  );
  expect(settings.email).toBe("hello@doloni.example");
  expect(settings.translations).toContainEqual({ foundationName: "Долоні" });
});

test("a field that is left out returns to its default", async () => {
  await saved({ email: "hello@doloni.example", facebookUrl: "https://facebook.example/doloni" });
  expect(await saved({}, 2)).toMatchObject({ saveSettings: { email: "", facebookUrl: null } });
});

test("an editor may not change the settings, and a visitor has to sign in", async () => {
  expect(await refusal({}, 1, "editor")).toEqual({ code: "FORBIDDEN" });
  expect(await refusal({}, 1, "visitor")).toEqual({ code: "UNAUTHENTICATED" });
  expect(await saved({})).toMatchObject({ saveSettings: { version: 2 } });
});

test("one of two admins who save at the same time gets a conflict", async () => {
  await saved({});
  const answers = await Promise.all([saveWith({}, 2), saveWith({}, 2)]);
  const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
  expect(refused).toEqual([{ code: "CONFLICT", reason: "stale" }]);
});

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
  ["an invalid hour", "opensAt", "24:00", "isMilitaryTime"],
  ["one digit", "closesAt", "9:00", "isMilitaryTime"],
  ["no e-mail", "email", "doloni.example", "isEmail"],
  ["no number", "phone", "call us", "matches"],
  ["not https", "facebookUrl", "http://facebook.example/doloni", "isUrl"],
  ["a script", "instagramUrl", "javascript:alert(1)", "isUrl"],
  ["no scheme", "telegramUrl", "t.me/doloni", "isUrl"],
  ["a path", "youtubeUrl", "/doloni", "isUrl"],
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

test("a negative counter, or a text too long for a bank's QR code, is refused", async () => {
  const ua = { partners: -1, recipient: "ж".repeat(141), paymentPurpose: "ж".repeat(421) };
  const refused = await refusal({ translations: { ...translations, ua } });
  expect(refused).toMatchObject({ code: "INVALID" });
  expect(refused?.fields).toEqual([
    { path: "translations.ua.recipient", rule: "maxLength", limit: 140 },
    { path: "translations.ua.paymentPurpose", rule: "maxLength", limit: 420 },
    { path: "translations.ua.partners", rule: "min", limit: 0 },
  ]);
});

describe("ways to donate", () => {
  const card = {
    cardPaymentUrl: "https://www.liqpay.ua/pay",
    cardAmountUrl: "https://www.liqpay.ua/pay?amount={amount}",
  };

  test("amounts keep their order, with the page that accepts them", async () => {
    expect(await saved({ ...card, cardAmounts: [500, 200] })).toBeTruthy();
    const { settings } = await site.executeOrThrow("{ settings { cardAmounts cardAmountUrl } }");
    expect(settings).toEqual({ cardAmounts: [500, 200], cardAmountUrl: card.cardAmountUrl });
  });

  test("amounts without a page that accepts them are refused, and invalid amounts", async () => {
    expect(await refusal({ cardAmounts: [200] })).toEqual({
      code: "INVALID",
      fields: [
        { path: "cardPaymentUrl", rule: "required" },
        { path: "cardAmountUrl", rule: "required" },
      ],
    });
    for (const cardAmounts of [[0], [5, 5], [1, 2, 3, 4, 5, 6, 7]]) {
      expect(await refusal({ ...card, cardAmounts })).toMatchObject({
        fields: [{ path: "cardAmounts" }],
      });
    }
  });

  const ua = { recipient: "БФ «Долоні»", paymentPurpose: "Благодійна пожертва" };
  const eng = { recipient: "CF Doloni", paymentPurpose: "Charitable donation" };
  const accounts = { iban: "UA213223130000026007233566001", edrpou: "12345678" };

  test("a text that no bank's code can contain is refused at its field", async () => {
    const unwritable = { ...ua, recipient: "Долоні 💛" };
    expect(await refusal({ translations: { ua: unwritable, eng } })).toEqual({
      code: "INVALID",
      fields: [{ path: "translations.ua.recipient", rule: "bankLetters", found: "💛" }],
    });
    const long = { ...ua, paymentPurpose: "ж".repeat(300) };
    const refused = await refusal({ ...accounts, translations: { ua: long, eng } });
    expect(refused?.fields).toEqual([
      { path: "translations.ua.paymentPurpose", rule: "bankCodeLength", limit: 269 },
    ]);
    const euros = { euroIban: "DE89 3704 0044 0532 0130 00" };
    const longName = { ...eng, recipient: "a".repeat(71) };
    expect(await refusal({ ...euros, translations: { ua, eng: longName } })).toMatchObject({
      fields: [{ path: "translations.eng.recipient", rule: "maxLength", limit: 70 }],
    });
  });

  test("payment codes exist once the bank details do, the newer format first, and can be viewed", async () => {
    const read = async () =>
      (await site.executeOrThrow("{ settings { paymentCodes { format link image } } }")).settings
        .paymentCodes;
    expect(await read()).toEqual([]);
    const input = { ...accounts, euroIban: "DE89370400440532013000", translations: { ua, eng } };
    expect(await saved(input)).toBeTruthy();
    const codes: { format: string; link: string | null; image: string }[] = await read();
    expect(codes.map(({ format }) => format)).toEqual(["NBU_003", "NBU_002", "EPC"]);
    expect(codes[0]?.link).toMatch(/^https:\/\/qr\.bank\.gov\.ua\//);
    expect(codes[2]?.link).toBeNull();
    for (const { image } of codes) {
      const { statusCode, headers, body } = await site.request({ url: image });
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(headers["cache-control"]).toContain("immutable");
      expect(body).toContain("<svg");
    }
    const bare = await site.request({ url: "/payment-codes/nbu-003.svg" });
    expect(bare.headers["cache-control"]).toBe("no-cache");
    expect((await site.request({ url: "/payment-codes/other.svg" })).statusCode).toBe(404);
  });

  test("a Ukrainian account in euros has no European code", async () => {
    await saved({ euroIban: accounts.iban, translations: { ua, eng } });
    const { settings } = await site.executeOrThrow("{ settings { paymentCodes { format } } }");
    expect(settings.paymentCodes).toEqual([]);
  });
});

test("the database allows only one row of them", async () => {
  await saved({});
  const second = site.db.query("insert into settings (id) values (2)");
  await expect(second).rejects.toThrow("settings_one");
});
