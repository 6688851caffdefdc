import { expect, test } from "vitest";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { open } = await aPageServer();

test.each([
  ["UA", ""],
  ["ENG", "&lang=en"],
] as const)("an applicant can open their receipt again in %s", async (language, query) => {
  const { heading, nextInGeneral, next } = receiptPhrases[language];
  // The second address is one of an earlier version, which named the form.
  for (const address of ["/sent?n=1042", "/need-help/sent?n=1042&form=psychological"]) {
    const { statusCode, body } = await open(`${address}${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`${heading(1042)}</h1>`);
    expect(body).toContain(nextInGeneral);
    expect(body).not.toContain(next.PSYCHOLOGICAL);
  }
});

test("a receipt without a number is not found", async () => {
  for (const address of ["/sent", "/sent?lang=en", "/need-help/sent"])
    expect((await open(address)).statusCode).toBe(404);
});
