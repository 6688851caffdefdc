import { expect, test } from "vitest";
import { publicationCheckPhrases } from "../../../../client/phrases/admin/publication-check.ts";

test.each(["UA", "ENG"] as const)(
  "points about one field are told apart by what they are about (%s)",
  (reader) => {
    const { MISSING_HEADING: _, ...topic } = publicationCheckPhrases[reader].topic;
    const names = Object.values(topic).map((name) => name("UA"));
    expect(new Set(names).size).toBe(names.length);
    expect(topic.PICTURE_WITHOUT_TEXT("UA")).not.toBe(topic.PICTURE_WITHOUT_TEXT("ENG"));
  },
);
