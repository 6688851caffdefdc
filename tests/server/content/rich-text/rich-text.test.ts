import { describe, expect, test } from "vitest";
import { cleanRichText } from "../../../../server/content/rich-text.ts";

describe("what an editor may write", () => {
  test.each([
    "<p>Їжак — <strong>тут</strong>, <em>поруч</em>.</p>",
    "<h2>Графік</h2><h3>Осінь</h3><ul><li>один</li></ul><ol><li>два</li></ol>",
    "<blockquote><p>«Я поруч».</p></blockquote><hr />",
    '<p><a href="/projects/toyLibrary?lang=en#how">іграшкотека</a></p>',
    '<p><a href="mailto:a@doloni.example">лист</a> <a href="tel:+380671234567">дзвінок</a></p>',
    '<p><a href="https://who.int/?a=1&amp;b=2" rel="noopener noreferrer">ВООЗ</a></p>',
    '<img src="/images/ab12/640.webp" alt="Діти" width="640" height="480" />',
    '<img src="https://images.example/a.png" alt="" />',
  ])("%s is kept", (html) => {
    expect(cleanRichText(html)).toBe(html);
  });

  test("headings and emphasis from other programs are converted", () => {
    const pasted = "<h1>А</h1><h5>Б</h5><div><b>В</b> <i>Г</i></div>";
    expect(cleanRichText(pasted)).toBe("<h2>А</h2><h3>Б</h3><strong>В</strong> <em>Г</em>");
  });
});

describe("what is removed", () => {
  test.each([
    ["a script", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
    ["a style sheet", "<style>p { color: red }</style><p>a</p>", "<p>a</p>"],
    ["styles, classes and events", '<p style="x" class="y" onclick="z()">a</p>', "<p>a</p>"],
    ["a frame", '<iframe src="https://x.example"></iframe><p>a</p>', "<p>a</p>"],
    ["a script inside a drawing", "<svg><script>alert(1)</script></svg><p>a</p>", "<p>a</p>"],
    ["what hides behind noscript", '<noscript><p title="</noscript><img src=x onerror=y>">', ""],
    ["a comment", "<!-- a --><p>b</p>", "<p>b</p>"],
  ])("%s", (_what, html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  test.each([
    "javascript:alert(1)",
    "java&#10;script:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/&#9;/elsewhere.example",
  ])("a link to %s, but not its text", (href) => {
    expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).toBe("<p>a</p>");
  });

  test.each(["http://images.example/a.png", "//images.example/a.png", "data:image/png;base64,a"])(
    "a picture from %s",
    (src) => {
      expect(cleanRichText(`<p>a<img src="${src}" onerror="x()"></p>`)).toBe("<p>a</p>");
    },
  );

  test("elements that are nested deeper than anybody writes, but not their text", () => {
    const nested = "<ul><li>".repeat(10_000);
    const clean = cleanRichText(`${nested}a`);
    expect(clean.match(/<ul>/g)).toHaveLength(50);
    expect(clean).toContain("a</li>");
    expect(cleanRichText(clean)).toBe(clean);
  });

  test("a picture's size that is not a number of pixels", () => {
    const html = '<img src="/a.webp" alt="" width="100%" height="40" srcset="/b.webp 2x">';
    expect(cleanRichText(html)).toBe('<img src="/a.webp" alt="" height="40" />');
  });
});
