import { expect, test } from "vitest";
import { firstSentences } from "../../../client/site/team/MemberPage.tsx";

test("a description consists of complete sentences up to the maximum length", () => {
  expect(firstSentences("Перше речення. Друге речення!\n\nТретє речення.", 30)).toBe(
    "Перше речення. Друге речення!",
  );
});

test("a short text is not truncated", () => {
  expect(firstSentences("Любить, коли сходиться.", 140)).toBe("Любить, коли сходиться.");
});

test("a sentence that is too long is cut off after a complete word", () => {
  expect(firstSentences("Десять точок, десять ключів на одному кільці", 20)).toBe("Десять точок…");
});
