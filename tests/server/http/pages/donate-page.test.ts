import { Buffer } from "node:buffer";
import { beforeAll, describe, expect, test } from "vitest";
import { formatMoney } from "../../../../client/phrases/money.ts";
import { donatePhrases } from "../../../../client/phrases/site/donate.ts";
import { donationPagePhrases } from "../../../../client/phrases/site/donation-page.ts";
import { aReportWithPublicFigures } from "../../../support/content/public-figures.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

beforeAll(async () => {
  await settingsOf(site).saved({
    cardPaymentUrl: "https://www.liqpay.ua/pay",
    cardAmountUrl: "https://www.liqpay.ua/pay?amount={amount}",
    monthlyPaymentUrl: "https://www.liqpay.ua/monthly",
    paypalUrl: "https://paypal.example/doloni",
    jarUrl: "https://jar.example/doloni",
    givingExamples: [{ amount: 640, currency: "UAH", ua: "тепла ковдра", eng: "a warm blanket" }],
    iban: "UA213223130000026007233566001",
    edrpou: "12345678",
    euroIban: "DE89370400440532013000",
    foreignIban: "UA490000000000026000000000002",
    swift: "PRKDUAU0",
    translations: {
      ua: {
        foundationName: "Долоні",
        recipient: "БФ «Долоні»",
        paymentPurpose: "Благодійна пожертва",
      },
      eng: {
        foundationName: "Doloni",
        recipient: "CF Doloni",
        paymentPurpose: "Charitable donation",
      },
    },
  });
});

describe.each([
  ["UA", ""],
  ["ENG", "&lang=en"],
] as const)("a donor without scripts in %s", (language, code) => {
  const phrases = donationPagePhrases[language];
  const { amount, copy, euros, swiftTransfer } = donatePhrases[language];
  const read = async (query: string) => {
    const { statusCode, body } = await open(`/donate?${query}${code}`);
    expect(statusCode).toBe(200);
    return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  };
  /** The texts are all there, in this order. */
  const expectInOrder = (html: string, texts: string[]) => {
    const places = texts.map((text) => [html.indexOf(text) >= 0, text]);
    expect(places).toEqual(texts.map((text) => [true, text]));
    const indexes = texts.map((text) => html.indexOf(text));
    expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
  };

  test("begins where readers of the language live", async () => {
    const here = language === "UA" ? phrases.ukraine : phrases.abroad;
    const current = /aria-current="page"[^>]*>(?:<[^>]*>)*([^<]+)/g;
    const found = [...(await read("")).matchAll(current)].map(([, text]) => text);
    expect(found).toContain(here);
    expect(found).not.toContain(language === "UA" ? phrases.abroad : phrases.ukraine);
  });

  test("in Ukraine finds the card before the account, and what an amount buys", async () => {
    const html = await read("place=ukraine");
    expectInOrder(html, [phrases.byCard(null), phrases.jar, phrases.transfer]);
    for (const text of [copy("IBAN"), "UA21 3223 1300"]) expect(html).toContain(text);
    expect(html).toContain(`<b>${amount(640, "UAH")}</b>`);
    expect(html).toContain(language === "UA" ? "тепла ковдра" : "a warm blanket");
    expect(html).toContain(phrases.amountsText);
    expect(html).not.toContain(phrases.paypal);
  });

  test("who chose an amount pays it by card and by code", async () => {
    const html = await read("place=ukraine&amount=640");
    expect(html).toContain("https://www.liqpay.ua/pay?amount=640");
    expect(html).toContain(phrases.byCard(amount(640, "UAH")));
    const [, encoded = ""] = /href="https:\/\/qr\.bank\.gov\.ua\/([\w-]+)"/.exec(html) ?? [];
    const text = new TextDecoder("windows-1251").decode(Buffer.from(encoded, "base64url"));
    expect(text).toContain("UAH640");
  });

  test("abroad finds transfers in euros and by SWIFT before the card, and PayPal", async () => {
    const html = await read("place=abroad&currency=EUR&amount=15");
    expectInOrder(html, [euros, swiftTransfer, phrases.byCard(null), phrases.paypal]);
    for (const text of [phrases.cardInHryvnias, "PRKDUAU0", "DE89 3704", copy("IBAN")])
      expect(html).toContain(text);
    expect(html).not.toContain(phrases.jar);
  });

  test("who gives monthly reads how to do it from their bank", async () => {
    const html = await read("place=ukraine&often=monthly");
    for (const text of [phrases.monthlyTransfer, phrases.monthlyByCard])
      expect(html).toContain(text);
    expect(html).toContain("https://www.liqpay.ua/monthly");
    expect(html).not.toContain(phrases.jar);
  });

  test("reads what the last month received, spent and left", async () => {
    await aReportWithPublicFigures(site, {
      month: language === "UA" ? 3 : 4,
      lines: [
        { category: "DONATIONS", amount: 900_00 },
        { category: "BANK_FEES", amount: 12_00 },
      ],
    });
    const [received, spent, left] = [900_00, 12_00, 1_888_00].map((sum) =>
      formatMoney(sum, language),
    );
    expect(await read("place=ukraine")).toContain(
      phrases.reportMoney(received ?? "", spent ?? "", left ?? ""),
    );
  });
});
