import { expect, test } from "vitest";
import { plainText } from "../../../client/admin/editor/compare/field-value-text.ts";
import { prepareArticle } from "../../../client/site/blog/article.ts";
import { textSections } from "../../../client/site/page/headings.ts";
import { presentRichText } from "../../../client/ui/rich-text/present-rich-text.ts";

const labels = {
  lang: "uk",
  play: "Дивитися",
  notice: "З YouTube.",
  open: "Відкрити",
  player: "Відео",
};
const shown = (html: string) => presentRichText(html, labels);

test("a table scrolls in a box that the keyboard reaches, and each header says what it heads", () => {
  expect(
    shown(
      "<table><tbody><tr><th><p>День</p></th><th><p>Год</p></th></tr><tr><th><p>Пн</p></th><td><p>10</p></td></tr></tbody></table>",
    ),
  ).toBe(
    '<div data-table tabindex="0"><table><tbody>' +
      '<tr><th scope="col"><p>День</p></th><th scope="col"><p>Год</p></th></tr>' +
      '<tr><th scope="row"><p>Пн</p></th><td><p>10</p></td></tr></tbody></table></div>',
  );
});

test("the blank corner of a table is no header", () => {
  const row = "<tr><th><p></p></th><th>Місто</th></tr>";
  expect(shown(row)).toBe('<tr><td><p></p></td><th scope="col">Місто</th></tr>');
});

test("a list that begins with three is numbered from three", () => {
  expect(shown('<ol start="3"><li><p>а</p></li></ol>')).toContain("counter-reset: item 2");
});

test("a video is a link with its title, or with a name for it, while nobody has pressed", () => {
  const video =
    '<figure data-youtube="dQw4w9WgXcQ"><figcaption>Посилки &amp; ми</figcaption></figure>';
  expect(shown(video)).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(shown(video)).toContain("<b>Посилки &amp; ми</b>");
  expect(shown('<figure data-youtube="dQw4w9WgXcQ"></figure>')).toContain('<b lang="uk">Відео</b>');
  expect(shown(video)).not.toContain("<img");
});

test("an editor who compares versions reads a table by rows, and a video by its address and title", () => {
  const table =
    "<table><tbody><tr><th><p>День</p></th><th><p>Год</p></th></tr><tr><td><p>Пн</p></td><td><p>10</p></td></tr></tbody></table>";
  const video = '<figure data-youtube="dQw4w9WgXcQ"><figcaption>Посилки</figcaption></figure>';
  expect(plainText(`${table}${video}<p>Далі</p>`)).toBe(
    "День | Год | \nПн | 10 | \nyoutu.be/dQw4w9WgXcQ Посилки\nДалі",
  );
});

test.each([
  ["in the contents of a post", (html: string) => prepareArticle(html, null).parts[0]?.title],
  ["in the contents of a page", (html: string) => textSections(html, "a")[0]?.heading],
  ["in a comparison of versions", (html: string) => plainText(html).replace("\n", " ")],
])("the lines of a heading stay apart %s, and its words whole", (_where, read) => {
  const heading = "<h2>Табір<br />для <em>Д</em>ітей</h2>";
  expect(read(heading)?.replaceAll("\u00a0", " ")).toBe("Табір для Дітей");
});

test("an editor who compares versions reads signs as they were typed", () => {
  expect(plainText("<p>5 &lt; 6 &amp;&nbsp;7 &gt; 6</p>")).toBe("5 < 6 & 7 > 6");
});
