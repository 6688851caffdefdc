import { describe, expect, test } from "vitest";
import { donatePhrases } from "../../../../client/phrases/site/donate.ts";
import { donationPagePhrases } from "../../../../client/phrases/site/donation-page.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const names = {
  ua: { foundationName: "Дім", recipient: "БФ «Дім»", paymentPurpose: "Пожертва" },
  eng: { foundationName: "House", recipient: "CF House", paymentPurpose: "Donation" },
};
const hryvniaAccount = { iban: "UA213223130000026007233566001", edrpou: "12345678" };
const card = { cardPaymentUrl: "https://www.liqpay.ua/pay" };
const jar = { jarUrl: "https://send.monobank.ua/jar/abc" };
const paypal = { paypalUrl: "https://paypal.me/house" };
const euros = { euroIban: "DE89370400440532013000" };
const swift = { foreignIban: "UA490000000000026000000000002", swift: "PRKDUAU0" };

let version = 0;
const save = (input: object) =>
  settingsOf(site).saved({ translations: names, ...input }, ++version);

/** The main part of a page, with plain spaces. */
async function read(path: string) {
  const { statusCode, body } = await open(path);
  expect(statusCode).toBe(200);
  return body.slice(body.indexOf("<main"), body.indexOf("</main>")).replaceAll("\u00a0", " ");
}

describe.each([
  ["UA", ""],
  ["ENG", "lang=en"],
] as const)("a donor who reads %s", (language, code) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const phrases = donationPagePhrases[language];
  const ways = {
    transfer: phrases.transfer,
    abroad: phrases.transferAbroad,
    paypal: phrases.paypalText,
    paypalLink: `<span>${phrases.paypal}</span>`,
    card: phrases.cardText,
    jar: phrases.jarText,
    jarLink: `<span>${phrases.jar}</span>`,
    code: donatePhrases[language].scan,
    euroCode: phrases.eurosText,
    monthly: `<span>${phrases.monthly}</span>`,
    receipt: phrases.receipt,
    none: donatePhrases[language].textWithoutWays,
  };
  const shown = (html: string) =>
    Object.entries(ways)
      .filter(([, text]) => html.includes(plain(text)))
      .map(([name]) => name);

  test.each([
    ["an account in hryvnias", hryvniaAccount, ["transfer", "code"]],
    ["a card", card, ["card", "receipt"]],
    ["a jar", jar, ["jar", "receipt"]],
    ["an account in euros", euros, ["abroad", "euroCode"]],
    ["an account for SWIFT", swift, ["abroad"]],
    ["PayPal", paypal, ["paypal", "receipt"]],
    ["a card and a jar", { ...card, ...jar }, ["card", "jarLink", "receipt"]],
    [
      "an account in hryvnias and PayPal",
      { ...hryvniaAccount, ...paypal },
      ["transfer", "paypalLink", "code", "receipt"],
    ],
    ["nothing", {}, ["none"]],
  ] as const)(
    "finds %s, when there is nothing else, and no other way",
    async (_, input, expected) => {
      await save(input);
      for (const currency of ["", "currency=EUR", "currency=USD"]) {
        const html = await read(`/donate?${[currency, code].filter(Boolean).join("&")}`);
        if (currency === "" || Object.keys(input).length < 2) {
          expect([currency, shown(html)]).toEqual([currency, [...expected]]);
        }
        const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
        for (const id of anchors) expect(html).toContain(`id="${id}"`);
      }
    },
  );

  test("who can only pay into an account in hryvnias reads what to do from abroad", async () => {
    await save(hryvniaAccount);
    const html = await read(`/donate?${code}`);
    expect(html).toContain(plain(phrases.hryvniasAlone));
    await save({ ...hryvniaAccount, ...euros });
    expect(await read(`/donate?${code}`)).not.toContain(plain(phrases.hryvniasAlone));
  });

  test("is asked for no amount of a currency that no way takes", async () => {
    await save(euros);
    expect(await read(`/donate?${code}`)).toContain(phrases.ownAmount("€"));
    await save(hryvniaAccount);
    const html = await read(`/donate?currency=USD&amount=20&${code}`);
    expect(html).toContain(phrases.ownAmount("₴"));
    expect(html).not.toContain("20 $");
  });

  test("reads of a code only where there is one", async () => {
    await save({
      iban: hryvniaAccount.iban,
      translations: { ua: { foundationName: "Дім" }, eng: {} },
    });
    expect(await read(`/donate?amount=300&${code}`)).not.toContain(plain(phrases.byTransfer));
    await save(hryvniaAccount);
    expect(await read(`/donate?amount=300&${code}`)).toContain(plain(phrases.byTransfer));
  });

  test("is led from the contacts to the ways that exist", async () => {
    const { allWays, textWithoutWays } = donatePhrases[language];
    for (const input of [jar, euros, paypal]) {
      await save(input);
      const html = await read(`/contacts?${code}`);
      expect(html).toContain(plain(allWays));
      expect(html).not.toContain(plain(textWithoutWays));
    }
    await save({});
    const html = await read(`/contacts?${code}`);
    expect(html).not.toContain(plain(allWays));
    expect(html).toContain(plain(textWithoutWays));
  });
});
