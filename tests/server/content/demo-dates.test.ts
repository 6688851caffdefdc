import { describe, expect, test } from "vitest";
import { galleries } from "../../../server/demo/content/galleries.ts";
import { reports } from "../../../server/demo/content/reports.ts";
import { datedReports } from "../../../server/demo/rows/latest-reports.ts";
import { StoryTime } from "../../../server/demo/rows/story-time.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { imageStoreWithoutFiles } from "../../support/content/image-store-without-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const firstStart = new Date("2025-05-20T10:00:00Z");

await seedDemo({
  db: site.db,
  images: imageStoreWithoutFiles,
  files: site.files,
  progress: () => undefined,
  now: firstStart,
});

describe("a visitor of a site that was first started on 20 May 2025", () => {
  test("finds news and a blog post of the days before", async () => {
    const { news, blogPosts } = await site.executeOrThrow(`{
      news(first: 3) { items { galleryDate } }
      blogPosts(first: 3) { items { postedAt } }
    }`);
    const newsDays = news.items.map((item: { galleryDate: string }) => item.galleryDate);
    expect(newsDays).toEqual(["2025-05-17", "2025-05-09", "2025-04-26"]);
    const postDays = blogPosts.items.map((post: { postedAt: string }) => dayOf(post.postedAt));
    expect(postDays).toEqual(["2025-05-18", "2025-05-11", "2025-05-04"]);
  });

  test("finds the rest in the year before, in its order and its seasons", async () => {
    const { galleries: page, reports } = await site.executeOrThrow(`{
      galleries(first: 100) { items { galleryDate translation { title } } }
      reports(first: 100) { items { month year } }
    }`);
    const dates = new Map(
      page.items.map((item: { galleryDate: string; translation: { title: string } }) => [
        item.translation.title,
        item.galleryDate,
      ]),
    );
    for (const { ua, drafts, galleryDate } of galleries) {
      if (!ua || drafts?.includes("ua") || typeof galleryDate !== "string") continue;
      expect(dates.get(ua.title), ua.title).toBe(galleryDate.replace("2022", "2024"));
    }
    const ofStory = reports.items.filter(({ year }: { year: number }) => year < 2025);
    expect(ofStory[2]).toEqual({ month: 10, year: 2024 });
  });

  test("finds a report for every month since, the last for the month before", async () => {
    const { reports, figuresYear } = await site.executeOrThrow(`{
      reports(first: 100) { items { month year imageCount documents { id } } }
      figuresYear(year: 2025) { openingBalance periods { openingBalance closingBalance } }
    }`);
    const since = reports.items.slice(0, 7);
    expect(since.map(({ month }: { month: number }) => month)).toEqual([4, 3, 2, 1, 12, 11, 10]);
    for (const { imageCount, documents } of since) {
      expect([imageCount > 0, documents.length > 0]).toEqual([true, true]);
    }
    // Each month begins with what the month before left.
    let balance = figuresYear.openingBalance;
    for (const { openingBalance, closingBalance } of figuresYear.periods) {
      expect(openingBalance).toBe(balance);
      balance = closingBalance;
    }
  });

  test("reads of the same years in the texts, and of no others", async () => {
    const texts = (await everyText()).join("\n");
    expect(texts).toMatch(/11.квітня.2024.року.в.Чернівцях/);
    expect(texts).toMatch(/on.11.April.2024.in.Chernivtsi/);
    const years = new Set(texts.match(/(?<!\d)20[1-9]\d(?!\d)/g));
    expect([...years].sort()).toEqual(["2022", "2023", "2024", "2026"]);
  });

  test("reads that the numbers were counted at the end of the last reported month", async () => {
    const { settings } = await site.executeOrThrow(
      "{ settings { counters { source { countedOn count } } } }",
    );
    expect(settings.counters).toEqual(
      Array.from({ length: 5 }, () => ({ source: { countedOn: "2025-04-30", count: null } })),
    );
  });

  test("reads what two projects need, and that the reports of the story prove it", async () => {
    const { projects } = await site.executeOrThrow(`{
      projects(first: 100) { items { translation { name }
        goal { target collected asOf until isOver reports { month } } } }
    }`);
    const goals = projects.items.filter(({ goal }: { goal: object | null }) => goal);
    const asOf = "2025-04-30";
    expect(goals).toEqual([
      {
        translation: { name: "Шкільний рюкзак" },
        goal: {
          target: 1_333_000_00,
          collected: 1_333_000_00,
          asOf,
          until: "2024-09-09",
          isOver: true,
          reports: [{ month: 9 }, { month: 8 }],
        },
      },
      {
        translation: { name: "Дитячі точки TOGETHER" },
        goal: {
          target: 1_500_000_00,
          collected: 900_000_00,
          asOf,
          until: null,
          isOver: false,
          reports: [{ month: 10 }, { month: 9 }, { month: 8 }, { month: 7 }, { month: 4 }],
        },
      },
    ]);
  });

  test("finds nothing that is dated later", async () => {
    for (const table of publishedTables) {
      const later = await site.db.query(
        `select item_id from ${table}_translation where published_at > $1`,
        [firstStart],
      );
      expect(later, table).toEqual([]);
    }
  });
});

describe("in every month of the year", () => {
  test.each(Array.from({ length: 12 }, (_, month) => month + 1))(
    "a site that is started on day 15 of month %i has its last report of the month before, and one of each month since the story",
    (month) => {
      const time = new StoryTime(new Date(Date.UTC(2026, month - 1, 15)));
      const published = datedReports(time, reports).filter(
        (report) => report.month > 0 && !report.drafts,
      );
      const months = published.map((report) => report.year * 12 + report.month - 1);
      const lastMonth = 2026 * 12 + month - 2;
      expect(months.at(-1)).toBe(lastMonth);
      expect(new Set(months).size).toBe(months.length);
      // The story's last report is of October of the year before.
      const since = months.filter((each) => each > 2025 * 12 + 9);
      expect(since).toHaveLength(lastMonth - (2025 * 12 + 9));
      expect(time.countedOn).toBe(
        new Date(Date.UTC(2026, month - 1, 0)).toISOString().slice(0, 10),
      );
    },
  );
});

const publishedTables = ["project", "gallery", "blog_post", "report", "member"];

async function everyText(): Promise<string[]> {
  const rows = await Promise.all(
    publishedTables.map((table) =>
      site.db.query(
        `select to_jsonb(row) - '{id,item_id,published_at,updated_at}'::text[] as texts
         from ${table}_translation row`,
      ),
    ),
  );
  return rows.flat().map((row: { texts: object }) => JSON.stringify(row.texts));
}

const dayOf = (instant: string): string => instant.slice(0, "yyyy-mm-dd".length);
