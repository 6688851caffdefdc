import { expect, test } from "vitest";
import { firstSentences } from "../../../client/site/team/MemberPage.tsx";

test("a description is made of whole sentences as far as they fit", () => {
  expect(firstSentences("Перше речення. Друге речення!\n\nТретє речення.", 30)).toBe(
    "Перше речення. Друге речення!",
  );
});

test("a short text stays whole", () => {
  expect(firstSentences("Любить, коли сходиться.", 140)).toBe("Любить, коли сходиться.");
});

test("a sentence that does not fit ends after a whole word", () => {
  expect(firstSentences("Десять точок, десять ключів на одному кільці", 20)).toBe("Десять точок…");
});
