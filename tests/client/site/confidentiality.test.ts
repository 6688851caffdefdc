import { expect, test } from "vitest";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import { confidentiality } from "../../../client/phrases/confidentiality.ts";
import { privacy } from "../../../server/page/defaults/privacy.ts";

const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

test.each(["UA", "ENG"] as const)(
  "somebody who confides in a psychologist reads the same promise and exception everywhere (%s)",
  (language) => {
    const { promise, exception } = confidentiality[language];
    const onReceipt = withPlainSpaces(receiptPhrases[language].next.PSYCHOLOGICAL);
    const inPolicy = JSON.stringify(privacy[language === "UA" ? "ua" : "eng"].blocks);
    expect(onReceipt).toContain(promise);
    for (const text of [onReceipt, inPolicy]) expect(text).toContain(exception);
  },
);
