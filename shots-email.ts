import { chromium } from "playwright-core";
import { startMailServer } from "./tests/support/applications/smtp-server.ts";
import { serveEmptySite } from "./tests/support/journeys/sites/empty-site.ts";
import { finishSetup } from "./tests/support/journeys/sites/finish-setup.ts";
import { journeyAdmin } from "./tests/support/journeys/sites/site.ts";

const mail = await startMailServer();
const site = await serveEmptySite(5, { SMTP_URL: mail.url });
const bare = await serveEmptySite(6, {});
await finishSetup(site.address);
await finishSetup(bare.address);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const login = async (address: string) =>
  (await fetch(`${address}/api/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(journeyAdmin) })).json();
const widths = [320, 390, 1440];
const open = async (session: object | null, scheme: "light" | "dark" = "light") => {
  const context = await browser.newContext({ colorScheme: scheme });
  const page = await context.newPage();
  if (session) await page.addInitScript((t) => localStorage.setItem("user", t), JSON.stringify(session));
  return page;
};
const shoot = async (page: import("playwright-core").Page, name: string, selector?: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    if (selector) await page.locator(selector).first().screenshot({ path: `/tmp/email/${name}-${width}.png` });
    else await page.screenshot({ path: `/tmp/email/${name}-${width}.png` });
  }
};
const card = (t: string) => `section:has(h2:text-is("${t}"))`;
const session = await login(site.address);
const bareSession = await login(bare.address);
for (const [lang, title, begin, send] of [["", "Адреса для входу", "Змінити адресу", "Надіслати листи"], ["?lang=en", "Sign-in address", "Change the address", "Send the emails"]] as const) {
  const l = lang ? "en" : "ua";
  const none = await open(bareSession);
  await none.goto(`${bare.address}/editor/account${lang}`);
  await none.waitForSelector(card(title));
  await shoot(none, `none-${l}`, card(title));
  const page = await open(session, l === "en" ? "dark" : "light");
  await page.goto(`${site.address}/editor/account${lang}`);
  await page.waitForSelector(card(title));
  await shoot(page, `closed-${l}`);
  await page.click(`text=${begin}`);
  await page.locator(card(title)).locator("button[type=submit]").click();
  await page.waitForTimeout(300);
  await shoot(page, `form-${l}`, card(title));
  await page.locator(card(title)).locator("input[type=email]").fill(`a-rather-long-new-address-of-somebody@doloni-${l}.example`);
  await page.locator(card(title)).locator("input[type=password]").fill(journeyAdmin.password);
  await page.locator(card(title)).locator("button[type=submit]").click();
  await page.waitForSelector("dl >> text=doloni-" + l);
  await shoot(page, `open-${l}`, card(title));
  const linkTo = async (part: string) => {
    for (let i = 0; i < 50; i++) {
      const found = mail.received.filter(({ to }) => to.some((one: string) => one.includes(part)))
        .map(({ text }) => /\/auth\/email\S*/.exec(text)?.[0]).findLast(Boolean);
      if (found) return found;
      await new Promise((r) => setTimeout(r, 200));
    }
    throw new Error("no mail");
  };
  const path = await linkTo(`doloni-${l}`);
  const [base, hash] = path.split("#");
  const url = `${site.address}/auth/email${lang}#${hash}`;
  const visitor = await open(null, l === "en" ? "dark" : "light");
  await visitor.goto(url);
  await visitor.waitForSelector("main dl");
  await shoot(visitor, `link-${l}`);
  await visitor.click("main button >> nth=0");
  await visitor.waitForSelector("main [role=status]");
  await visitor.waitForTimeout(300);
  await shoot(visitor, `waiting-${l}`);
  const own = await linkTo("admin@");
  const v2 = await open(null, l === "en" ? "dark" : "light");
  await v2.goto(`${site.address}/auth/email${lang}#${own.split("#")[1]}`);
  await v2.waitForSelector("main dl");
  await shoot(v2, `own-${l}`);
  await v2.click("main button >> nth=1");
  await v2.waitForSelector("main [role=status]");
  await v2.waitForTimeout(300);
  await shoot(v2, `refused-${l}`);
  await visitor.goto(`${site.address}/auth/email${lang}#nothing`);
  await visitor.reload();
  await visitor.waitForSelector("main [role=alert] strong");
  await shoot(visitor, `dead-${l}`);
}
for (const one of mail.received) console.log(one.to, one.subject, "\n", one.text);
await browser.close();
await site.stop(); await bare.stop(); await mail.stop();
