import { cleanRichText } from "../../../../../server/content/rich-text.ts";
import { openRichTextPage } from "../../../../support/journeys/rich-text/editor-page.ts";
import { expect, test } from "../../../../support/journeys/test.ts";

test("whatever an editor can write is stored as it is and read back as it was, and addresses are completed as on the server", async ({
  page,
  console,
}) => {
  // The pictures of the random documents do not exist.
  console.allow(/Failed to load resource/);
  await openRichTextPage(page);
  const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
  const written = await page.evaluate(
    (all) => all.map((seed) => window.richText.htmlOf(seed)),
    seeds,
  );
  expect(written.map((html) => cleanRichText(html))).toEqual(written);
  const changed = await page.evaluate(
    (all) => all.filter(([seed, html]) => !window.richText.showsDocument(html, seed)),
    seeds.map((seed, index) => [seed, written[index] ?? ""] as const),
  );
  expect(changed).toEqual([]);
  const [used, known] = await page.evaluate(
    (all) => [all.flatMap((seed) => window.richText.typesIn(seed)), window.richText.allTypes()],
    seeds,
  );
  expect(new Set(used)).toEqual(new Set(known));

  // Links to anything else are left out.
  const addresses = [
    ...["www.who.int/a?b=1&c=2", "doloni.example", "help@doloni.example", "067 123-45-67"],
    ...["+380 (67) 123 45 67", "112", "/blog#how", "#how", "HTTPS://WHO.INT", "mailto:a@b.example"],
    ...["tel:112", "просто слово", "javascript:alert(1)", "//who.int", "/\\who.int", "ftp://a.b"],
  ];
  const texts = addresses.map((href) => `<p><a href="${href.replace("&", "&amp;")}">а</a></p>`);
  const shown = await page.evaluate(
    (all) => all.map((html) => window.richText.sentFor(html)),
    texts,
  );
  expect(shown).toEqual(texts.map((html) => cleanRichText(html)));
});
