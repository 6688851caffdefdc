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
