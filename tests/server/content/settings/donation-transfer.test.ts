import { Buffer } from "node:buffer";
import { beforeAll, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { linesOfTransfer, scannedCode } from "../../../support/scanned-code.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const query = `query ($amount: Int, $currency: Currency!, $projectId: ID) {
  donationTransfer(amount: $amount, currency: $currency, projectId: $projectId) {
    suggestedAmount purposeUa purposeEng purposeAbroad codes { format text image } } }`;

interface Code {
  format: string;
  text: string;
  image: string;
}

interface Transfer {
  suggestedAmount: number | null;
  purposeUa: string;
  purposeEng: string;
  purposeAbroad: string;
  codes: Code[];
}

async function transferOf(choice: object): Promise<Transfer> {
  const data = await site.executeOrThrow(query, { currency: "UAH", ...choice });
  return data.donationTransfer;
}

async function scanned({ image }: Code): Promise<string | undefined> {
  const { statusCode, body } = await site.request({ url: image });
  expect(statusCode).toBe(200);
  return scannedCode(Buffer.from(body));
}

const named = (ua: string, eng: string) => ({
  translations: { ua: { name: ua }, eng: { name: eng } },
});
let shelter: string;
let wordy: string;

const settings = settingsOf(site);
const requisites = {
  iban: "UA213223130000026007233566001",
  edrpou: "12345678",
  euroIban: "DE89370400440532013000",
  translations: {
    ua: { recipient: "БО «БФ «Долоні»", paymentPurpose: "Благодійна пожертва." },
    eng: { recipient: "CF Doloni", paymentPurpose: "Charitable donation" },
  },
};

beforeAll(async () => {
  await settings.saved(requisites);
  shelter = (await aPublishedItem(site, "Project", named("Прихисток", "Shelter"))).id;
  wordy = (await aPublishedItem(site, "Project", named("Прихисток 💛", "w".repeat(200)))).id;
});

describe("a donor's transfer", () => {
  test("carries the amount and the project in every code, as another program reads it", async () => {
    const { codes, purposeUa, purposeEng, purposeAbroad } = await transferOf({
      amount: 640,
      projectId: shelter,
    });
    expect(purposeUa).toBe("Благодійна пожертва. Проєкт «Прихисток». 640 грн");
    expect(purposeEng).toBe("Charitable donation. Project: Shelter. UAH 640");
    expect(purposeAbroad).toBe("Charitable donation. Project: Shelter");
    expect(codes.map(({ format }) => format)).toEqual(["NBU_003", "NBU_002", "EPC"]);
    for (const code of codes.slice(0, 2)) {
      const lines = linesOfTransfer(await scanned(code));
      expect(lines).toContain("UAH640");
      expect(lines).toContain(purposeUa);
    }
  });

  test("in euros has the amount in the European code alone", async () => {
    const choice = { amount: 15, currency: "EUR", projectId: shelter };
    const { codes, purposeUa, purposeAbroad } = await transferOf(choice);
    const [hryvnias, , euros] = codes;
    expect((await scanned(euros as Code))?.split("\n")).toEqual(
      expect.arrayContaining(["EUR15.00", purposeAbroad]),
    );
    expect(purposeAbroad).toBe("Charitable donation. Project: Shelter. EUR 15");
    expect(purposeUa).toBe("Благодійна пожертва. Проєкт «Прихисток»");
    expect(linesOfTransfer(await scanned(hryvnias as Code)).join()).not.toContain("15");
  });

  test("in dollars has the amount in its purpose alone, since no code is in dollars", async () => {
    const { codes, purposeAbroad } = await transferOf({ amount: 25, currency: "USD" });
    expect(codes).toHaveLength(3);
    expect(purposeAbroad).toBe("Charitable donation. USD 25");
    for (const { text } of codes) expect(text).not.toMatch(/(?:USD|UAH|EUR)\d/);
  });

  test("leaves out a project whose name no code can contain", async () => {
    const choice = { amount: 15, currency: "EUR", projectId: wordy };
    const { purposeUa, purposeAbroad, codes } = await transferOf(choice);
    expect([purposeUa, purposeAbroad]).toEqual([
      "Благодійна пожертва.",
      "Charitable donation. EUR 15",
    ]);
    expect(codes).toHaveLength(3);
  });

  test("of no amount is of the middle one of the three that are suggested, in each currency", async () => {
    const suggested = (amount: number, currency: string) => ({ amount, currency, ua: "", eng: "" });
    const givingExamples = [200, 640, 1200, 5].map((amount) => suggested(amount, "UAH"));
    await settings.saved(
      { ...requisites, givingExamples: [suggested(30, "EUR"), ...givingExamples] },
      2,
    );
    const amounts = ["UAH", "EUR", "USD"].map(
      async (currency) => (await transferOf({ currency })).suggestedAmount,
    );
    expect(await Promise.all(amounts)).toEqual([640, 30, null]);
    const { codes } = await transferOf({});
    expect(linesOfTransfer(await scanned(codes[0] as Code))).toContain("UAH640");
    await settings.saved(requisites, 3);
  });

  test.each([
    ["is unknown", "6f1b1c3e-2f0a-4c57-9b0e-3f4a5d6c7b8a"],
    ["has an id that is none", "nothing"],
  ])("is for all the work when the project %s", async (_, projectId) => {
    expect((await transferOf({ projectId })).purposeUa).toBe("Благодійна пожертва.");
  });

  test("names no project that visitors do not see", async () => {
    const { saved } = await site.executeOrThrow(
      "mutation ($input: ProjectInput!) { saved: saveProject(input: $input) { id } }",
      { input: named("Таємний", "Secret") },
      "editor",
    );
    expect((await transferOf({ projectId: saved.id })).purposeUa).toBe("Благодійна пожертва.");
  });

  test.each([0, -5, 1_000_000])("of %i is refused", async (amount) => {
    const { errors } = await site.execute(query, { amount, currency: "UAH" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "amount" }],
    });
  });

  test.each(["amount=0&currency=UAH", "amount=x&currency=UAH"])(
    "has no image at an address that no page links to: %s",
    async (parameters) => {
      const { statusCode } = await site.request({ url: `/payment-codes/epc.svg?${parameters}` });
      expect(statusCode).toBe(404);
    },
  );
});
