import { expect, test } from "vitest";
import { prepareArticle } from "../../../client/site/blog/article.ts";

test("a reader can link to every section of a post, with the same anchor in both languages", () => {
  const { html, parts } = prepareArticle(
    "<p>Слово</p><h2>Кут як <em>сховок</em></h2><h3>Дрібне</h3><h2>Так &amp; ні</h2><h2></h2>",
    null,
  );
  expect(parts).toEqual([
    { id: "part-1", title: "Кут як сховок" },
    { id: "part-2", title: "Так & ні" },
  ]);
  expect(html).toContain('<h2 id="part-1">Кут як <em>сховок</em></h2>');
  expect(html).toContain("<h2></h2>");
});

test("a link within the site keeps the reader's language, and any other link is unchanged", () => {
  const links =
    '<a href="/help?from=a&amp;to=b">1</a><a href="https://example.org/">2</a><a href="/documents/x.pdf">3</a><a href="#part-1">4</a>';
  expect(prepareArticle(links, null).html).toBe(links);
  expect(prepareArticle(links, "en").html).toBe(
    '<a href="/help?from=a&amp;to=b&amp;lang=en">1</a><a href="https://example.org/">2</a><a href="/documents/x.pdf">3</a><a href="#part-1">4</a>',
  );
});

test("an uploaded picture is loaded lazily, and no wider than its original", () => {
  const { html } = prepareArticle(
    '<img src="/images/ab12/original.webp" alt="Сонце" width="700" height="500" />',
    null,
  );
  expect(html).toContain('loading="lazy"');
  expect(html).toContain(
    'srcset="/images/ab12/160.webp 160w, /images/ab12/320.webp 320w, /images/ab12/480.webp 480w, /images/ab12/640.webp 640w, /images/ab12/960.webp 700w"',
  );
  expect(html).toContain('alt="Сонце" width="700" height="500"');
});

test("short words get a non-breaking space in texts, and never in attributes", () => {
  const { html } = prepareArticle(
    '<p>дім у горах</p><img src="https://e.org/a.jpg" alt="у горах">',
    null,
  );
  expect(html).toContain("дім у\u00a0горах");
  expect(html).toContain('alt="у горах"');
});
