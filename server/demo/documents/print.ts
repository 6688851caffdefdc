// Prints the demo reports' documents anew after their texts have changed:
//   npm pack @fontsource/onest && tar xzf fontsource-onest-*.tgz
//   node --import ./scripts/typescript.mjs server/demo/documents/print.ts package/files
// Static fonts, because Chromium embeds variable ones four times as large.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { languages, languageTags } from "../../language/language.ts";
import { reportsOfAnyMonth } from "../content/reports/any-month.ts";
import { reports } from "../content/reports.ts";
import { settings } from "../content/settings.ts";
import type { DemoReportDocument } from "../content/shapes.ts";
import { printedDocument } from "../keep-documents.ts";

const [fontFolder = "package/files"] = process.argv.slice(2);

/** Unicode ranges of the font's two files. */
const subsets = {
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+2116",
  latin: "U+0-FF,U+2013-2014,U+2018-201E",
};

async function fontFaces(): Promise<string> {
  const faces = Object.entries(subsets).flatMap(([subset, range]) =>
    [400, 700].map(async (weight) => {
      const file = join(fontFolder, `onest-${subset}-${weight}-normal.woff2`);
      const source = `data:font/woff2;base64,${await readFile(file, "base64")}`;
      return `@font-face{font-family:Onest;font-weight:${weight};unicode-range:${range};src:url(${source})}`;
    }),
  );
  return (await Promise.all(faces)).join("");
}

const style = `
  @page { size: A4; margin: 22mm 20mm }
  body { font: 400 12pt/1.5 Onest; color: #14284B; margin: 0 }
  header { display: flex; align-items: center; gap: 4mm; font-weight: 700; margin-bottom: 14mm }
  header svg { height: 11mm; width: auto }
  h1 { font-size: 23pt; line-height: 1.15; margin: 0 0 8mm }
  table { border-collapse: collapse; width: 100% }
  td { padding: 2.6mm 0; border-bottom: .4mm solid #DDD0BA; vertical-align: top }
  td + td { text-align: right; white-space: nowrap; font-weight: 700; padding-left: 8mm }
  section + section { break-before: page }
  .cover { break-after: page } .cover p { font-size: 16pt; color: #47597B }
  .cover svg { height: 40mm; width: auto; margin: 60mm 0 10mm }
  footer { margin-top: 12mm; font-size: 9pt; color: #47597B }`;

/** "Fuel: 40" is a row of two cells; a sentence takes the whole row. */
function line(text: string): string {
  const [label, value, more] = text.split(": ");
  const isPair = value && !more;
  return isPair
    ? `<tr><td>${label}</td><td>${value}</td></tr>`
    : `<tr><td colspan="2">${text}</td></tr>`;
}

function pageOf(report: DemoReportDocument): string {
  const parts = languages.map((language) => {
    const { foundationName, tagline, address } = settings[language];
    return `<section lang="${languageTags[language]}">
      <header>${mark}<span>${foundationName}<br><span style="font-weight:400">${tagline}</span></span></header>
      <h1>${report.name[language]}</h1>
      <table>${report.lines[language].map(line).join("")}</table>
      <footer>${address} · ${settings.email} · ${settings.phone}</footer></section>`;
  });
  const cover = `<div class="cover">${mark}<h1>${report.name.ua}</h1><p lang="en">${report.name.eng}</p></div>`;
  return `<!doctype html><html lang="uk"><title>${report.name.ua}</title><style>${faces}${style}</style>
    <body>${report.pages > 2 ? cover : ""}${parts.join("")}</body></html>`;
}

const mark = await readFile(join(import.meta.dirname, "palm.svg"), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
});
const page = await browser.newPage();
const faces = await fontFaces();
for (const { key, documents } of [...reports, ...reportsOfAnyMonth]) {
  for (const [number, report] of documents.entries()) {
    await page.setContent(pageOf(report));
    await page.evaluate(() => document.fonts.ready);
    await writeFile(printedDocument(key, number), await page.pdf({ preferCSSPageSize: true }));
  }
}
await browser.close();
