import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
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
    monthlyPaymentUrl: "https://www.liqpay.ua/monthly?sum={amount}",
    paypalUrl: "https://paypal.me/doloni",
    jarUrl: "https://jar.example/doloni",
    givingExamples: [
      { amount: 200, currency: "UAH", ua: "набір", eng: "a set" },
      { amount: 640, currency: "UAH", ua: "тепла ковдра", eng: "a warm blanket" },
      { amount: 1200, currency: "UAH", ua: "зустріч", eng: "a session" },
    ],
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
  const { amount, copy } = donatePhrases[language];
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

  /** Everything up to the button, and the address that it opens. */
  const buttonOf = (html: string, text: string) => {
    const [, address = ""] =
      new RegExp(`<a href="([^"]*)"[^>]*>(?:<[^a][^>]*>)*[^<]*<span>${text}<`).exec(html) ?? [];
    return address;
  };
  const transferred = (html: string) => {
    const [, encoded = ""] = /href="https:\/\/qr\.bank\.gov\.ua\/([\w-]+)"/.exec(html) ?? [];
    return new TextDecoder("windows-1251").decode(Buffer.from(encoded, "base64url"));
  };

  test("finds the middle amount chosen, what it buys, and one button that repeats it", async () => {
    const html = await read("");
    const chosen = [...html.matchAll(/aria-current="true"[^>]*>(?:<[^>]*>)*([^<]+)/g)];
    expect(chosen.map(([, text]) => text)).toEqual([amount(640, "UAH")]);
    expect(html).toContain(language === "UA" ? "тепла ковдра" : "a warm blanket");
    const give = phrases.give(amount(640, "UAH"), false);
    expect(buttonOf(html, give)).toBe("https://www.liqpay.ua/pay?amount=640");
    expect(transferred(html)).toContain("UAH640");
    expectInOrder(html, [give, phrases.code("12345678"), phrases.receipt, phrases.otherWays]);
  });

  test("finds the card first, then the other ways in the order of their readers", async () => {
    const html = await read("");
    const ways = [phrases.transfer, phrases.jar, phrases.transferAbroad, phrases.paypal];
    const [transfer = "", jar = "", abroad = "", paypal = ""] = ways;
    const order = language === "UA" ? ways : [paypal, abroad, transfer, jar];
    expectInOrder(html.slice(html.indexOf(phrases.otherWays)), order);
    for (const text of [copy("IBAN"), "PRKDUAU0"]) expect(html).toContain(text);
  });

  test.each([
    ["amount=350", 350, false, "https://www.liqpay.ua/pay?amount=350"],
    ["amount=1+200", 1200, false, "https://www.liqpay.ua/pay?amount=1200"],
    ["often=monthly&amount=77", 77, true, "https://www.liqpay.ua/monthly?sum=77"],
  ] as const)(
    "who chose %s pays it by card and by code",
    async (query, sum, isMonthly, address) => {
      const html = await read(query);
      expect(buttonOf(html, phrases.give(amount(sum, "UAH"), isMonthly))).toBe(address);
      expect(transferred(html)).toContain(`UAH${sum}`);
      expect(html).toContain(`${language === "UA" ? "" : "UAH "}${sum}`);
      expect(html.includes(phrases.monthlyTransfer)).toBe(isMonthly);
    },
  );

  test("who gives in euros finds PayPal with the amount, and the transfers open", async () => {
    const html = await read("currency=EUR&amount=15");
    expect(buttonOf(html, phrases.give(amount(15, "EUR"), false))).toBe(
      "https://paypal.me/doloni/15EUR",
    );
    const [open = ""] = /<details[^>]*open=""[\s\S]*?<\/details>/.exec(html) ?? [];
    expectInOrder(open, [phrases.transferAbroad, phrases.euros, phrases.swiftTransfer]);
    expect(open).toContain("EUR 15");
    expect(html).not.toContain(phrases.monthly);
  });

  test("sends an amount without scripts with a button that nobody else sees", async () => {
    const html = await read("often=monthly");
    const [form = ""] = /<form id="give"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/<input[^>]* name="amount"/);
    expect(form).toMatch(/<input type="hidden" name="often" value="monthly"/);
    expect(form).toMatch(new RegExp(`<noscript>.*${phrases.show}.*</noscript>`));
  });

  test("reads what the last month with figures received, spent and left", async () => {
    await aReportWithPublicFigures(site, {
      month: language === "UA" ? 3 : 4,
      lines: [
        { category: "DONATIONS", amount: 900_00 },
        { category: "BANK_FEES", amount: 12_00 },
      ],
    });
    const html = await read("");
    expectInOrder(
      html,
      [900_00, 12_00, 1_888_00].map((sum) => formatMoney(sum, language)),
    );
  });

  test("finds what editors write about giving below the form", async () => {
    const html = await read("");
    const shown = html.slice(html.indexOf(phrases.otherWays)).replaceAll("\u00a0", " ");
    const question = language === "UA" ? "Чи є комісія?" : "Is there a fee?";
    expectInOrder(shown, [phrases.otherWays, question]);
  });
});

describe("a way that does not exist", () => {
  test("is not spoken of", async () => {
    await settingsOf(site).saved({ cardPaymentUrl: "https://www.liqpay.ua/pay" }, 2);
    const { body } = await open("/donate");
    const html = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    const phrases = donationPagePhrases.UA;
    expect(html).toContain(`<span>${phrases.give(null, false)}</span>`);
    expect(html).toContain(phrases.amountThere);
    for (const text of [phrases.monthly, phrases.transfer, phrases.jar, phrases.paypal, "ЄДРПОУ"])
      expect(html).not.toContain(text);
  });
});

describe("what editors add to the page", () => {
  test("is drawn of every kind, with one head", async () => {
    const block = { id: randomUUID(), isHidden: false, richText: { html: "<p>Наша каса</p>" } };
    await site.db.query(
      `update page_translation set blocks = blocks || $1::jsonb from page
       where page.id = item_id and address = 'donate' and language = 'ua'`,
      [JSON.stringify([block])],
    );
    const { body } = await open("/donate?amount=350");
    expect(body).toContain("Наша каса");
    expect(body).toContain(donationPagePhrases.UA.cardText);
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  });
});
