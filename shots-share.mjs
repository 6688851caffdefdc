import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:4670";
const get = async (p) => (await fetch(base + p)).json();
const posts = await get("/api/blog"); const galleries = await get("/api/gallery"); const reports = await get("/api/reports");
const only = posts.find((p) => p.translations.eng.title === "");
const both = posts.filter((p) => p.translations.eng.title !== "");
const list = (g) => (Array.isArray(g) ? g : g.items ?? g.galleries ?? Object.values(g)[0]);
const gallery = list(galleries)[1]; const report = list(reports)[0];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const out = "/tmp/plan/shots/share-";
const pages = { blog: "/blog", post: `/blog/${both[1]._id}`, gallery: `/gallery/${gallery._id}`, report: `/reports/${report._id}`, project: "/projects/together", city: "/gallery/togetherPoints/Chernivtsi", news: "/news" };
const widths = (process.env.WIDTHS ?? "390,1440").split(",").map(Number);
for (const width of widths) for (const lang of ["ua", "en"]) for (const [name, path] of Object.entries(pages)) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => {} }));
  await page.goto(base + path + (lang === "en" ? "?lang=en" : ""));
  await page.waitForTimeout(1500);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.log("OVERFLOW", name, lang, width, overflow);
  const share = page.getByRole("button", { name: /Скопіювати|Copy the/ });
  if (await share.count()) {
    await share.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 250));
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${out}${name}-${lang}-${width}.png` });
  } else {
    await page.screenshot({ path: `${out}${name}-${lang}-${width}.png`, fullPage: name === "blog" });
  }
  if (name === "news") { await page.evaluate(() => scrollTo(0, 1e7)); await page.waitForTimeout(500); await page.screenshot({ path: `${out}footer-${lang}-${width}.png` }); }
  await context.close();
}
const p = await (await browser.newContext({ viewport: { width: 1200, height: 630 } })).newPage();
const cards = { "card-post-uk": `/cards/blog/${both[1]._id}.uk.jpg`, "card-post-en": `/cards/blog/${both[1]._id}.en.jpg`, "card-only-uk-in-en": `/cards/blog/${only._id}.en.jpg`, "card-gallery-uk": `/cards/galleries/${gallery._id}.uk.jpg`, "card-report-en": `/cards/reports/${report._id}.en.jpg`, "card-site-uk": "/cards/site.uk.jpg", "card-site-en": "/cards/site.en.jpg" };
for (const [n, c] of Object.entries(cards)) { await p.goto(base + c); await p.screenshot({ path: `${out}${n}.png` }); }
for (const i of ["icon-512", "maskable-512"]) { await p.goto(`${base}/icons/${i}.png`); await p.screenshot({ path: `${out}${i}.png` }); }
await browser.close();
