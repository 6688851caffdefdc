import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../../server/demo/seed.ts";
import { ensureFixedPages } from "../../../../server/page/ensure-fixed-pages.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { startingPoints } from "../../../../server/starting-content/points.ts";
import { imageStoreWithoutFiles } from "../../../support/content/image-store-without-files.ts";
import { aServer } from "../../../support/server/test-server.ts";

/** What the specification says of the foundation's site in its sections 1, 2 and 9. */
const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const now = new Date();

beforeAll(async () => {
  const parts = { db: site.db, images: imageStoreWithoutFiles, files: site.files, now };
  await seedDemo({ ...parts, progress: () => undefined });
  await ensureFixedPages(site.db, now);
  await site.executeOrThrow("mutation { clearDemo { isPresent } }", {}, "admin");
}, 60_000);

type Language = "UA" | "ENG";

const open = (path: string, language: Language) =>
  site.request({
    url: language === "UA" ? path : `${path}?lang=en`,
    headers: { accept: "text/html" },
  });

/** The text of a page, with one space between its elements. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .replaceAll(" ,", ",");

const statuses: Record<string, number> = { "/error": 500, "/no-such-page": 404 };
const routes = [
  ...["/", "/projects", "/projects/together", "/projects/psychologicalWork", "/about", "/help"],
  ...["/projects/humanitarianHelp", "/projects/toyLibrary", "/team", "/partners", "/reports"],
  ...["/gallery", "/gallery/videos", "/gallery/togetherPoints", "/news", "/blog", "/contacts"],
  ...["/need-help", "/auth", "/error", "/no-such-page"],
  ...startingPoints.map(({ city }) => `/gallery/togetherPoints/${city}`),
];

test.each(routes)("after the demo is cleared, visitors find the page %s", async (path) => {
  for (const language of ["UA", "ENG"] as const) {
    expect((await open(path, language)).statusCode).toBe(statuses[path] ?? 200);
  }
});

/** Of every page: the menu, the header, the footer. */
const frame = {
  UA: ["Головна", "Про нас", "Долучитися", "Проєкти", "Команда", "Партнери", "Звіти", "Галерея"],
  ENG: ["Home", "About Us", "Join Us", "Projects", "Team", "Partners", "Reports", "Gallery"],
} as const;

const sentences: readonly [path: string, language: Language, texts: readonly string[]][] = [
  ["/about", "UA", [...frame.UA, "Блог", "Новини", "Контакти", "Потрібна допомога", "© 2022"]],
  ["/about", "ENG", [...frame.ENG, "Blog", "News", "Contacts", "Need help", "© 2022"]],
  ["/", "UA", ["35 закладів отримали медичну", "9000 + родин", "40 партнерів допомогли"]],
  ["/", "UA", ["87 тонн гуманітарної допомоги", "95 тис. дітей отримали психологічну"]],
  ["/", "ENG", ["35 institutions received medical", "9,000 + families", "45 partners helped"]],
  ["/", "ENG", ["87 tons of humanitarian aid", "95,000 children received psychological"]],
  ["/contacts", "UA", ["Понеділок–пʼятниця 10:00–18:00"]],
  ["/contacts", "ENG", ["Monday to Friday 10:00–18:00"]],
  ["/projects", "ENG", ["Our projects", "Main focus Social and psychological work"]],
  ["/projects", "ENG", ["Supported by a children’s fund TOGETHER children’s points"]],
  ["/projects", "ENG", ["People assistance", "Our goals", "Family house", "Prosthetics center"]],
  ["/projects/together", "ENG", ["Gallery of the points", "Areas of activity", "Toy library"]],
  ["/projects/psychologicalWork", "UA", ["Тренінги", "Арттерапія", "Метафоричні карти"]],
  ["/projects/psychologicalWork", "UA", ["казкотерапія", "мультерапія", "Очно", "Онлайн"]],
  ["/projects/humanitarianHelp", "ENG", ["A prosthetics center"]],
  ["/projects/toyLibrary", "ENG", ["supported by a children’s fund", "Return and swap"]],
  ["/about", "UA", ["Наша історія", "2022", "Сьогодні", "#Тримаємо Дитинство"]],
  ["/gallery/togetherPoints/Kalush", "UA", ["Галерея точки у Калуші"]],
  ["/gallery/togetherPoints/Kalush", "ENG", ["Gallery of Kalush"]],
  [
    "/gallery/togetherPoints",
    "UA",
    startingPoints.map(({ translations }) => translations.ua?.name ?? "?"),
  ],
  [
    "/gallery/togetherPoints",
    "ENG",
    startingPoints.map(({ translations }) => translations.eng?.name ?? "?"),
  ],
];

test.each(sentences)("the page %s says in %s: %j", async (path, language, texts) => {
  const text = textOf((await open(path, language)).body);
  for (const each of texts) expect(text).toContain(each);
});
