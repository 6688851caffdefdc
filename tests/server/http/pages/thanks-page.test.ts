import { beforeAll, describe, expect, test } from "vitest";
import { formatMonthOfYear } from "../../../../client/phrases/dates.ts";
import { thanksPhrases } from "../../../../client/phrases/site/thanks.ts";
import { aReportWithPublicFigures } from "../../../support/content/public-figures.ts";
import { aPageServer, cacheResultOf, hit } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();
const newest = { year: 2026, month: 9 };

beforeAll(async () => {
  const lines = [{ category: "DONATIONS", amount: 1_000_00 } as const];
  await aReportWithPublicFigures(site, { ...newest, lines });
});

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

describe.each([
  ["UA", ""],
  ["ENG", "lang=en"],
] as const)("a donor who returns from the payment page in %s", (language, code) => {
  const phrases = thanksPhrases[language];
  const read = async (query = "") => {
    const { statusCode, body } = await open(
      `/donate/thanks?${[query, code].filter(Boolean).join("&")}`,
    );
    expect(statusCode).toBe(200);
    return body;
  };

  test("is thanked, finds the reports and other ways to help, and reads what confirms the payment", async () => {
    const html = await read();
    const main = mainOf(html);
    expect(main).toContain(`${phrases.heading}</h1>`);
    for (const text of [phrases.noProof, phrases.receiptText, phrases.reportsText, phrases.ways])
      expect(main).toContain(text);
    const query = code && `?${code}`;
    const latest = `/reports/2026-09${query}`;
    for (const to of [latest, `/reports${query}`, `/help${query}`, `/contacts${query}`])
      expect(main).toContain(`href="${to}"`);
    expect(main).toContain(phrases.latest(formatMonthOfYear(newest, language)));
    expect(main).not.toContain(phrases.gift);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test("reads what the payment service says was given, and that the address says so", async () => {
    const main = mainOf(await read("amount=640"));
    expect(main).toContain(language === "UA" ? "640\u00a0₴</b>" : "₴640</b>");
    expect(main).toContain(phrases.gift);
    expect(main).toContain(phrases.sumOfAddress);
  });

  test("keeps the sum when they switch the language without scripts", async () => {
    const html = await read("amount=25&currency=EUR");
    expect(html).toContain('<input type="hidden" name="amount" value="25"/>');
    expect(html).toContain('<input type="hidden" name="currency" value="EUR"/>');
  });
});

test.each([
  "amount=0",
  "amount=-5",
  "amount=10000001",
  "amount=1e3",
  "amount=%3Cscript%3E",
  "amount=640&currency=XYZ",
  "amount=640&currency=toString",
  "currency=EUR",
])("the page ignores %s", async (query) => {
  const { statusCode, body } = await open(`/donate/thanks?${query}`);
  expect(statusCode).toBe(200);
  expect(mainOf(body)).toBe(mainOf((await open("/donate/thanks")).body));
});

test("the page that all donors share holds nothing of anybody's address", async () => {
  await open("/donate/thanks?amount=777&name=Olena");
  const first = await open("/donate/thanks");
  const second = await open("/donate/thanks");
  expect(cacheResultOf(second)).toBe(hit);
  for (const { body } of [first, second]) {
    expect(body).not.toContain("777");
    expect(body).not.toContain("Olena");
  }
});

test("is in no sitemap", async () => {
  const { body } = await open("/sitemap.xml");
  expect(body).toContain("/donate</loc>");
  expect(body).not.toContain("/donate/thanks");
});

test.each([
  ["application/x-www-form-urlencoded", "email=olena%40example.com&amount=500"],
  [
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nolena@example.com\r\n--x--\r\n',
  ],
])(
  "a payment service that posts its result as %s leads the donor to the page, and their details are not read",
  async (type, payload) => {
    const { statusCode, headers } = await site.request({
      method: "POST",
      url: "/donate/thanks?amount=500&lang=en&email=olena",
      headers: {
        accept: "text/html",
        "content-type": type,
        origin: "https://secure.wayforpay.com",
        "sec-fetch-site": "cross-site",
      },
      payload,
    });
    expect([statusCode, headers.location]).toEqual([303, "/donate/thanks?amount=500&lang=en"]);
    expect(headers["cache-control"]).toBe("no-store");
  },
);
