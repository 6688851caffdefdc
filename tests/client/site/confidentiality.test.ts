import { expect, test } from "vitest";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import { confidentiality } from "../../../client/phrases/confidentiality.ts";
import { psychologicalWorkPhrases } from "../../../client/phrases/site/projects/psychological-work.ts";
import { privacy } from "../../../server/page/defaults/privacy.ts";

const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

test.each(["UA", "ENG"] as const)(
  "somebody who confides in a psychologist reads the same promise and exception everywhere (%s)",
  (language) => {
    const { promise, exception } = confidentiality[language];
    const onPage = withPlainSpaces(psychologicalWorkPhrases[language].talks.note);
    const onReceipt = withPlainSpaces(receiptPhrases[language].next.PSYCHOLOGICAL);
    const inPolicy = JSON.stringify(privacy[language === "UA" ? "ua" : "eng"].blocks);
    for (const text of [onPage, onReceipt]) expect(text).toContain(promise);
    for (const text of [onPage, onReceipt, inPolicy]) expect(text).toContain(exception);
  },
);
