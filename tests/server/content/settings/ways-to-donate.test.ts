import { beforeEach, describe, expect, test } from "vitest";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

describe("ways to donate", () => {
  const card = {
    cardPaymentUrl: "https://www.liqpay.ua/pay",
    cardAmountUrl: "https://www.liqpay.ua/pay?amount={amount}",
  };

  const blanket = { amount: 640, currency: "UAH", ua: "тепла ковдра", eng: "a warm blanket" };
  const kit = { amount: 25, currency: "EUR", ua: "", eng: "a school kit" };

  test("amounts keep their order and what each buys, with the pages that accept them", async () => {
    const monthlyPaymentUrl = "https://www.liqpay.ua/monthly";
    const examples = [blanket, kit];
    expect(await saved({ ...card, monthlyPaymentUrl, givingExamples: examples })).toBeTruthy();
    const { settings } = await site.executeOrThrow(
      "{ settings { givingExamples { amount currency ua eng } cardAmountUrl monthlyPaymentUrl } }",
    );
    expect(settings).toEqual({
      givingExamples: examples,
      cardAmountUrl: card.cardAmountUrl,
      monthlyPaymentUrl,
    });
  });

  test.each([
    ["nothing", { amount: 0 }, "amount"],
    ["more than a payment code carries", { amount: 1_000_000 }, "amount"],
    ["a text longer than a line", { ua: "ж".repeat(121) }, "ua"],
  ])("an amount of %s is refused at its field", async (_, changes, field) => {
    expect(await refusal({ givingExamples: [kit, { ...blanket, ...changes }] })).toMatchObject({
      code: "INVALID",
      fields: [{ path: `givingExamples.1.${field}` }],
    });
  });

  test("the same amount twice and a thirteenth amount are refused", async () => {
    const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...blanket, amount: index + 1 }));
    for (const givingExamples of [[blanket, blanket], thirteen]) {
      expect(await refusal({ givingExamples })).toMatchObject({
        fields: [{ path: "givingExamples" }],
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
