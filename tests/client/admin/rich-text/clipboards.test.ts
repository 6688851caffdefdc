import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aConvertingBrowser,
  clipboardHtml,
  expectedHtml,
  nothingLeftOut as nothing,
} from "../../../support/clipboards.ts";

let browser: Awaited<ReturnType<typeof aConvertingBrowser>>;
beforeAll(async () => {
  browser = await aConvertingBrowser();
}, 60_000);
afterAll(() => browser.close());

const threeFiles = ["1.jpg", "2.png", "3.png"];

describe("a text pasted from", () => {
  test.each([
    ["Word on a computer", "word-desktop", { notes: 2, crossedOut: 1 }, threeFiles],
    ["Word on a computer, through Safari", "word-safari", {}, []],
    ["Word in the browser", "word-online", {}, []],
    ["Google Docs", "google-docs", { pictures: 1, notes: 1 }, []],
    ["LibreOffice Writer 7", "libreoffice-7", { pictures: 1, notes: 1, links: 1 }, []],
    ["LibreOffice Writer 24", "libreoffice-24", {}, []],
    ["a news page", "news-page", { pictures: 1, notes: 1, media: 1 }, []],
    ["Gmail", "gmail", { pictures: 1 }, []],
    ["Apple Pages", "apple-pages", {}, []],
  ] as const)(
    "%s keeps its structure and says what it loses",
    async (_name, program, lost, fileNames) => {
      const { html, leftOut } = await browser.convert({ html: clipboardHtml(program), fileNames });
      expect(html).toBe(expectedHtml(program));
      expect(leftOut).toEqual({ ...nothing, ...lost });
    },
  );
});

/** Word's RTF of three pictures, each of which is there a second time for old programs. */
const rtfOf = (...formats: readonly string[]) => {
  const picture = (format: string, hex: string) =>
    `{\\*\\shppict {\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10583\\pich7056\\${format}\\bliptag-1234{\\*\\blipuid 00ff}\n${hex}}}{\\nonshppict {\\pict\\picscalex100\\wmetafile8\\bliptag-1234\n010009000003}}`;
  const png = "89504e470d0a1a0a0000000d49484452";
  const jpeg = "ffd8ffe000104a46494600010101006";
  const all = formats.map((format) => picture(format, format === "jpegblip" ? `${jpeg}0` : png));
  return `{\\rtf1\\ansi{\\*\\listpicture{\\pict\\pngblip ${png}}}\\pard Табір ${all.join("\\par ")}}`;
};

describe("the pictures of a pasted text", () => {
  test("are taken from the files that a browser adds", async () => {
    const { uploads } = await browser.convert({
      html: clipboardHtml("word-desktop"),
      fileNames: threeFiles,
    });
    expect(uploads.map(({ id, name }) => [id, name])).toEqual([
      ["1", "1.jpg"],
      ["2", "2.png"],
      ["3", "3.png"],
    ]);
  });

  test("are taken from Word's RTF, because its HTML names files on a disk", async () => {
    const rtf = rtfOf("jpegblip", "pngblip", "pngblip");
    const { html, uploads, leftOut } = await browser.convert({
      html: clipboardHtml("word-desktop"),
      rtf,
    });
    expect(html).toBe(expectedHtml("word-desktop"));
    expect(uploads.map(({ type, start }) => [type, start])).toEqual([
      ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
      ["image/png", [0x89, 0x50, 0x4e, 0x47]],
      ["image/png", [0x89, 0x50, 0x4e, 0x47]],
    ]);
    expect(leftOut.pictures).toBe(0);
  });

  test("are left out one by one where RTF has them in a format that is not for the web", async () => {
    const { uploads, leftOut } = await browser.convert({
      html: clipboardHtml("word-desktop"),
      rtf: rtfOf("jpegblip", "emfblip", "pngblip"),
    });
    expect(uploads).toHaveLength(2);
    expect(leftOut.pictures).toBe(1);
  });

  test("are told from the logo of the letterhead, which lands in no other picture's place", async () => {
    const sized = (width: number, height: number) =>
      `{\\*\\shppict{\\pict\\picwgoal${width * 15}\\pichgoal${height * 15}\\pngblip\n89504e470d0a1a0a0000000d49484452}}`;
    const { uploads, html, leftOut } = await browser.convert({
      html: '<p><img width=320 height=200 src="file:///C:/clip_image001.emz"></p><p><img width=400 height=300 alt="Табір" src="file:///C:/clip_image002.png"></p>',
      rtf: `{\\rtf1{\\header ${sized(90, 90)}}Табір ${sized(400, 300)}}`,
    });
    expect(uploads).toHaveLength(1);
    expect(html).toBe('<img data-upload="1" width="400" height="300" alt="Табір">');
    expect(leftOut.pictures).toBe(1);
  });

  test("are left out, with their captions, when the clipboard does not have them", async () => {
    const { html, uploads, leftOut } = await browser.convert({
      html: clipboardHtml("word-desktop"),
    });
    expect(uploads).toEqual([]);
    expect(leftOut.pictures).toBe(3);
    expect(html).not.toContain("<img");
    expect(html).not.toContain("Полонина, перший день");
  });

  test("are taken from the data in the HTML itself", async () => {
    const { uploads } = await browser.convert({ html: clipboardHtml("word-online") });
    expect(uploads).toEqual([
      expect.objectContaining({ id: "1", type: "image/png", start: [0x89, 0x50, 0x4e, 0x47] }),
    ]);
  });

  test("of this site stay as they are", async () => {
    const html =
      '<figure><img src="https://doloni.example/images/ab/640.webp" alt="Діти" width="640" height="480"><figcaption>Осінь</figcaption></figure>';
    const { html: converted, leftOut } = await browser.convert({ html });
    expect(converted).toBe(
      '<figure><img src="/images/ab/640.webp" width="640" height="480" alt="Діти"><figcaption>Осінь</figcaption></figure>',
    );
    expect(leftOut).toEqual(nothing);
  });

  test("copied from a web page is the clipboard's file", async () => {
    const { html, uploads } = await browser.convert({
      html: '<img src="https://elsewhere.example/a.jpg" alt="Лелека">',
      fileNames: ["image.png"],
    });
    expect(html).toBe('<img data-upload="1" alt="Лелека">');
    expect(uploads).toHaveLength(1);
  });

  test("of a spreadsheet's cells are not taken: the cells are there as text", async () => {
    const { html, uploads } = await browser.convert({
      html: "<table><tr><td>Місто</td><td>40</td></tr></table>",
      fileNames: ["image.png"],
    });
    expect(html).toContain("<td><p>Місто</p></td>");
    expect(uploads).toEqual([]);
  });
});

describe("a pasted link", () => {
  test.each([
    ["to this site becomes a path", "https://doloni.example/help?lang=en#how", "/help?lang=en#how"],
    [
      "loses the wrapper of Google",
      "https://www.google.com/url?q=https://a.example/b&sa=D",
      "https://a.example/b",
    ],
    [
      "loses the wrapper of Outlook",
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&data=1",
      "https://a.example/b",
    ],
    [
      "loses the wrapper of Facebook",
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=AT0",
      "https://a.example/",
    ],
    ["to an e-mail address stays", "mailto:a@doloni.example", "mailto:a@doloni.example"],
  ])("%s", async (_what, href, expected) => {
    const { html } = await browser.convert({ html: `<p><a href="${href}">тут</a></p>` });
    expect(html).toBe(`<p><a href="${expected}">тут</a></p>`);
  });

  test.each(["#_Toc1", "javascript:alert(1)", "file:///C:/a.docx", "about:blank"])(
    "to %s leaves only its text",
    async (href) => {
      const { html } = await browser.convert({ html: `<p><a href="${href}">тут</a></p>` });
      expect(html).toBe("<p>тут</p>");
    },
  );
});
