import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aConvertingBrowser, nothingLeftOut } from "../../../support/clipboards.ts";

let browser: Awaited<ReturnType<typeof aConvertingBrowser>>;
beforeAll(async () => {
  browser = await aConvertingBrowser();
}, 60_000);
afterAll(() => browser.close());

type Case = [what: string, html: string, expected: string, lost?: Partial<typeof nothingLeftOut>];

const converts = async (html: string, expected: string, lost = {}) => {
  const converted = await browser.convert({ html });
  expect(converted.html).toBe(expected);
  expect(converted.leftOut).toEqual({ ...nothingLeftOut, ...lost });
};

/** A list paragraph of Word with this marker. */
const wordItem = (
  marker: string,
  text: string,
  { list = "l0", level = 1, font = "Calibri" } = {},
) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe("line ends that only styles keep", () => {
  test.each<Case>([
    [
      "in a post of X",
      '<span style="color: rgb(15, 20, 25); white-space: pre-wrap; display: inline !important;">Збираємо\nковдри.\n\nДякуємо!</span>',
      "<p>Збираємо<br>ковдри.</p><p>Дякуємо!</p>",
    ],
    [
      "in a message of Telegram",
      '<div class="text" style="white-space: break-spaces">Адреса:\r\nвул. Садова, 1</div>',
      "<p>Адреса:<br>вул. Садова, 1</p>",
    ],
    [
      "in a mail",
      '<div style="white-space: pre-line">Вітаємо!\n  <b>Олена\nКовальчук</b></div>',
      "<p>Вітаємо!<br><strong>Олена<br>Ковальчук</strong></p>",
    ],
    [
      "in what newer browsers write",
      '<p style="white-space-collapse: preserve; text-wrap: wrap">один\nдва</p>',
      "<p>один<br>два</p>",
    ],
    [
      "in a list of lines",
      '<ul style="white-space: pre-wrap"><li>один\nрядок</li><li>два</li></ul>',
      "<ul><li><p>один<br>рядок</p></li><li><p>два</p></li></ul>",
    ],
    [
      "but not where an element inside does not keep them",
      '<div style="white-space: pre-wrap"><p style="white-space: normal">один\nдва</p></div>',
      "<p>один два</p>",
    ],
    [
      "with bullets that a person has typed",
      '<p style="white-space: pre-wrap">• ковдри\n• чай</p>',
      "<p>• ковдри<br>• чай</p>",
    ],
  ])("are kept %s", (_what, html, expected) => converts(html, expected));
});

describe("a list keeps its numbers", () => {
  test.each<Case>([
    [
      "from another number",
      '<ol start="4"><li>г</li></ol>',
      '<ol start="4"><li><p>г</p></li></ol>',
    ],
    [
      "from an item's own number",
      '<ol><li>а</li><li value="5">д</li><li>е</li></ol>',
      '<ol><li><p>а</p></li></ol><ol start="5"><li><p>д</p></li><li><p>е</p></li></ol>',
    ],
    [
      "continued after a paragraph in Word",
      `${wordItem("1.", "а")}${wordItem("2.", "б")}<p class=MsoNormal>Далі</p>${wordItem("3.", "в")}`,
      '<ol><li><p>а</p></li><li><p>б</p></li></ol><p>Далі</p><ol start="3"><li><p>в</p></li></ol>',
    ],
    [
      "of two lists in a row in Word",
      `${wordItem("1.", "а")}${wordItem("2.", "б")}${wordItem("1.", "в", { list: "l1" })}`,
      "<ol><li><p>а</p></li><li><p>б</p></li></ol><ol><li><p>в</p></li></ol>",
    ],
    [
      "whose markers in Word have no point",
      `${wordItem("3", "а")}${wordItem("4", "б")}`,
      '<ol start="3"><li><p>а</p></li><li><p>б</p></li></ol>',
    ],
    [
      "whose markers in Word are words and letters",
      `${wordItem("Крок 2:", "а")}<p>—</p>${wordItem("а", "б")}${wordItem("б", "в")}`,
      '<ol start="2"><li><p>а</p></li></ol><p>—</p><ol><li><p>б</p></li><li><p>в</p></li></ol>',
    ],
    [
      "of several levels in Word",
      `${wordItem("2.", "а")}${wordItem("2.1.", "б", { level: 2 })}${wordItem("2.2.", "в", { level: 2 })}${wordItem("3.", "г")}`,
      '<ol start="2"><li><p>а</p><ol><li><p>б</p></li><li><p>в</p></li></ol></li><li><p>г</p></li></ol>',
    ],
    [
      "but ticks and arrows of Word are bullets",
      `${wordItem("ü", "а", { font: "Wingdings" })}${wordItem("o", "б", { font: '"Courier New"' })}`,
      "<ul><li><p>а</p></li><li><p>б</p></li></ul>",
    ],
    [
      "in preformatted paragraphs of Word",
      `${wordItem("1.", "а")}${wordItem("2.", "б")}`
        .replaceAll("<p ", "<pre ")
        .replaceAll("</p>", "</pre>"),
      "<ol><li><p>а</p></li><li><p>б</p></li></ol>",
    ],
    [
      "continued in Word in the browser",
      '<div class="ListContainerWrapper"><ol class="NumberListStyle1" start="1"><li data-aria-level="1"><p>а</p></li></ol></div><p>Далі</p><div class="ListContainerWrapper"><ol class="NumberListStyle1" start="2"><li data-aria-level="1"><p>б</p></li></ol></div><div class="ListContainerWrapper"><ol class="NumberListStyle2" start="1"><li data-aria-level="1"><p>в</p></li></ol></div>',
      '<ol><li><p>а</p></li></ol><p>Далі</p><ol start="2"><li><p>б</p></li></ol><ol><li><p>в</p></li></ol>',
    ],
    [
      "where an item begins with a list",
      "<ul><li><ol><li>а</li><li>б</li></ol></li><li>в</li></ul>",
      "<ol><li><p>а</p></li><li><p>б</p></li></ol><ul><li><p>в</p></li></ul>",
    ],
    [
      "where an item begins with a list after another item",
      "<ol><li>а</li><li><ul><li>б</li></ul></li><li>в</li></ol>",
      "<ol><li><p>а</p><ul><li><p>б</p></li></ul></li><li><p>в</p></li></ol>",
    ],
    [
      "where an item begins with a rule",
      "<ol><li>а</li><li><hr>б</li></ol>",
      '<ol><li><p>а</p></li></ol><hr><ol start="2"><li><p>б</p></li></ol>',
    ],
    [
      "whose items alone were copied",
      "<li>а</li><li>б</li><p>в</p>",
      "<ul><li><p>а</p></li><li><p>б</p></li></ul><p>в</p>",
    ],
    [
      "of an old page",
      "<menu><li>а</li><li>б</li></menu>",
      "<ul><li><p>а</p></li><li><p>б</p></li></ul>",
    ],
  ])("%s", (_what, html, expected) => converts(html, expected));
});

describe("a text above or below the line", () => {
  test.each<Case>([
    ["of chemistry", "<p>H<sub>2</sub>O, CO<sub>2</sub></p>", "<p>H₂O, CO₂</p>"],
    ["of numbers", "<p>10<sup>6</sup> і 10<sup>−12</sup></p>", "<p>10⁶ і 10⁻¹²</p>"],
    ["with the space after it", "<p>м<sup>2 </sup>землі</p>", "<p>м² землі</p>"],
    [
      "of Google Docs",
      '<p><span style="vertical-align:baseline">м</span><span style="font-size:0.6em;vertical-align:super">3</span><span> води</span></p>',
      "<p>м³ води</p>",
    ],
    ["at the end of a numeral", "<p>1<sup>st</sup>, 2<sup>й</sup></p>", "<p>1st, 2й</p>"],
    [
      "that has no such characters, which is said",
      "<p>T<sub>max</sub> і x<sup>2y</sup></p>",
      "<p>Tmax і x2y</p>",
      { raised: 2 },
    ],
  ])("%s", (_what, html, expected, lost) => converts(html, expected, lost));
});

describe("a character of the font", () => {
  const inFont = (font: string, text: string) =>
    `<p><span style='font-family:${font};mso-char-type:symbol;mso-symbol-font-family:${font}'>${text}</span> так</p>`;
  test.each<[font: string, text: string, expected: string]>([
    ["Wingdings", "ü", "✓"],
    ["Wingdings", "\uf0fe", "☑"],
    ["Wingdings", "\u0028", "☎"],
    ['"Wingdings 2"', "P", "✓"],
    ['"Wingdings 2"', "\uf0a3", "□"],
    ['"Wingdings 3"', "g", "→"],
    ["Webdings", "a", "✔"],
    ["Webdings", "H", "🏠"],
    ["Webdings", "\u00cf", "🔒"],
    ["Symbol", "a", "α"],
    ["Symbol", "\u00b3", "≥"],
    ["Symbol", "\uf0ae", "→"],
  ])("%s %j stays what it looked like", (font, text, expected) =>
    converts(inFont(font, text), `<p>${expected} так</p>`),
  );

  test.each<Case>([
    ["no counterpart is named", inFont("Webdings", "+"), "<p>так</p>", { symbols: 1 }],
    ["no font at all is a bullet", "<p>\uf0b7 так</p>", "<p>• так</p>"],
    ["letters is none of them", inFont('"Segoe UI Symbol"', "ü"), "<p>ü так</p>"],
    ["letters that it lacks stays", inFont("Symbol", "Ї"), "<p>Ї так</p>"],
  ])("that has %s", (_what, html, expected, lost) => converts(html, expected, lost));
});

describe("what the format has no place for", () => {
  const picture = '<img src="/images/ab/640.webp" alt="Діти">';
  test.each<Case>([
    [
      "a link around a picture is named",
      `<p><a href="https://a.example/">${picture}</a></p>`,
      picture,
      { pictureLinks: 1 },
    ],
    [
      "a link to the picture itself is no loss",
      `<a href="https://a.example/large.JPG?w=2000">${picture}</a>`,
      picture,
    ],
    [
      "a link around a heading is kept",
      '<a href="https://a.example/"><h2>Табір</h2></a>',
      '<h2><a href="https://a.example/">Табір</a></h2>',
    ],
    [
      "a table of one column with lines is kept",
      "<table class=MsoTableGrid border=1><tr><td>а</td></tr><tr><td>б</td></tr></table>",
      "<table><tbody><tr><td><p>а</p></td></tr><tr><td><p>б</p></td></tr></tbody></table>",
    ],
    [
      "a table of one column that arranges a mail is not one",
      '<table border="0"><tr><td>а</td></tr><tr><td>б</td></tr></table>',
      "<p>а</p><p>б</p>",
    ],
    [
      "a table in a list is named, and its text stays",
      "<ul><li>а<table border=1><tr><td>б</td><td>в</td></tr></table></li></ul>",
      "<ul><li><p>а</p><p>б</p><p>в</p></li></ul>",
      { tables: 1 },
    ],
    [
      "a tick is a character",
      '<ul><li><input type="checkbox" checked> а</li><li><input type="checkbox"> б</li></ul>',
      "<ul><li><p>☑ а</p></li><li><p>☐ б</p></li></ul>",
    ],
    [
      "a tick of Google Docs is no picture",
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked" aria-roledescription="checkbox" width="17.6px"><p><span>а</span></p></li></ul>',
      "<ul><li><p>☑ а</p></li></ul>",
    ],
    [
      "a line end in a caption is a space",
      `<figure>${picture}<figcaption>Осінь,<br>Калуш</figcaption></figure>`,
      `<figure>${picture}<figcaption>Осінь, Калуш</figcaption></figure>`,
    ],
  ])("%s", (_what, html, expected, lost) => converts(html, expected, lost));
});
