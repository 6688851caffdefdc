import { describe, expect, test } from "vitest";
import { cleanRichText } from "../../../../server/content/rich-text.ts";

const picture = '<img src="/images/ab12/original.webp" width="640" height="480" />';

describe("what an editor may write beside text", () => {
  test.each([
    ["a picture whose description follows the library", picture],
    [
      "a picture with a caption",
      `<figure>${picture}<figcaption>Осінь &amp; ми</figcaption></figure>`,
    ],
    [
      "a video with its title",
      '<figure data-youtube="dQw4w9WgXcQ"><figcaption>Як ми пакуємо</figcaption></figure>',
    ],
    [
      "a table",
      '<table><tbody><tr><th colspan="2"><p>День</p></th></tr><tr><td rowspan="2"><p>Пн</p></td><td><ul><li><p>10:00</p></li></ul></td></tr></tbody></table>',
    ],
    ["a list that begins with another number", '<ol start="3"><li><p>три</p></li></ol>'],
  ])("%s is stored as it is", (_what, html) => {
    expect(cleanRichText(html)).toBe(html);
  });

  test.each([
    ["www.who.int/help", "https://www.who.int/help", true],
    ["help@doloni.example", "mailto:help@doloni.example", false],
    ["067 123-45-67", "tel:+380671234567", false],
    ["0 800 500 225", "tel:0800500225", false],
    ["+380 (67) 123 45 67", "tel:+380671234567", false],
  ])("a link to %s leads to %s", (typed, href, isElsewhere) => {
    const rel = isElsewhere ? ' rel="noopener noreferrer"' : "";
    expect(cleanRichText(`<p><a href="${typed}">a</a></p>`)).toBe(
      `<p><a href="${href}"${rel}>a</a></p>`,
    );
  });
});

describe("what is removed beside text", () => {
  test.each([
    [
      "styles and widths of a table",
      '<table style="x" border="1"><colgroup><col width="9"></colgroup><thead><tr><th scope="col" width="9">а</th></tr></thead></table>',
      "<table><tbody><tr><th>а</th></tr></tbody></table>",
    ],
    [
      "a span without an end",
      '<table><tbody><tr><td colspan="100000" rowspan="0">а</td></tr></tbody></table>',
      "<table><tbody><tr><td>а</td></tr></tbody></table>",
    ],
    [
      "a video whose id is markup",
      '<figure data-youtube="&quot;><script>x"><figcaption>а</figcaption></figure>',
      "<figcaption>а</figcaption>",
    ],
    [
      "a figure without its picture",
      '<figure><img src="javascript:x"><figcaption>а</figcaption></figure>',
      "<figcaption>а</figcaption>",
    ],
    [
      "a description that the server itself filled in from the library",
      '<img src="/a.webp" alt="Діти" data-alt="library">',
      '<img src="/a.webp" />',
    ],
  ])("%s", (_what, html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });
});
