import type { Random } from "./random.ts";

/** A page that contains this text as markup or script has been injected into. */
export const injection = "onerror=hostile()";

const texts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "\u000b",
  "\u0001\ufffe\uffff",
  "\ud83d",
  "\udfff\udfff",
  "\u202e\u2066\u200d\ufeff",
  "0",
  "-1",
  "null",
  "__proto__",
  "constructor",
  "%",
  "%00",
  "..%2f..%2f",
  "../../../etc/passwd",
  "{{7*7}}",
  "'; drop table account; --",
  "\\",
  "\\u0000",
  `"><img src=x ${injection}>`,
  `<script>${injection}</script>`,
  `<svg><style><img src=x ${injection}>`,
  `javascript:${injection}`,
  `</script><img src=x ${injection}>`,
  `<a href="javascript:${injection}">a</a>`,
  "data:text/html,<script>1</script>",
  "http://[::1",
  "https://doloni.example/a b",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "2023-02-31",
  "9999-12-31T23:59:60Z",
  "-271821-04-20T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
  "UA053052990000026007233566001",
  "+380670000000",
  "a@b.example",
  "ЇЄҐʼ\u0301\u0301\u0301",
  "\r\nSet-Cookie: a=b",
  "=cmd|' /C calc'!A0",
];

/** Texts that most fields accept, so that the checks behind the first one are reached too. */
const honest: readonly string[] = [
  "Тепла ковдра",
  "A warm blanket",
  "<p>Дякуємо.</p>",
  "2026-03-01",
  "https://example.org/a.png",
  "+380671234567",
  "olena@doloni.example",
];

const lengths: readonly number[] = [60, 300, 5000, 70_000];

/** A text that a careless server stores, prints or parses badly. */
export function hostileText(random: Random): string {
  if (random.chance(0.08)) return "Ї".repeat(random.pick(lengths));
  if (random.chance(0.02)) return "<div>".repeat(3000);
  return random.pick(texts);
}

/** An honest text as often as a hostile one. */
export const someText = (random: Random): string =>
  random.chance(0.5) ? random.pick(honest) : hostileText(random);

const numbers: readonly number[] = [
  0, -1, 1, 12, 0.5, 1e21, -1e21, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  9_007_199_254_740_992,
];

export const hostileNumber = (random: Random): number => random.pick(numbers);

/** A value of any JSON type. */
export function hostileJson(random: Random): unknown {
  switch (random.below(7)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return hostileNumber(random);
    case 3:
      return [];
    case 4:
      return nested(random.pick([1, 20, 2000]));
    case 5:
      return { ["__proto__"]: { isAdmin: true }, constructor: { prototype: 1 }, "": 0 };
    default:
      return hostileText(random);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
