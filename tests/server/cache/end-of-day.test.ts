import { afterAll, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aPageServer, cacheResultOf, hit, stored } from "../../support/server/page-server.ts";

const { site, open, drawing } = await aPageServer();
afterAll(() => site.setClock(null));

// In Kyiv, the last second of a Monday in winter, and the first of Tuesday.
const monday = new Date("2026-11-30T21:59:59Z");
const tuesday = new Date("2026-11-30T22:00:00Z");

test("a cached page of a point has no event of the day before, and other pages stay as they are", async () => {
  site.setClock(new Date("2026-11-25T10:00:00Z"));
  const event = { day: "2026-11-30", time: "15:00", ua: "Малюємо", eng: "Painting" };
  await aPublishedItem(site, "TogetherPoint", {
    city: "Kalush",
    events: [event],
    translations: { ua: { name: "Калуш", locative: "Калуші" } },
  });
  await site.cache?.isSettled();
  const point = "/gallery/togetherPoints/Kalush";
  site.setClock(monday);
  await open("/gallery");
  expect((await open(point)).body).toContain("Малюємо");
  expect(cacheResultOf(await open(point))).toBe(hit);
  expect(drawing.count).toBe(2);

  site.setClock(tuesday);
  const after = await open(point);
  expect(cacheResultOf(after)).toBe(stored);
  expect(after.body).not.toContain("Малюємо");
  await open("/gallery");
  expect(drawing.count).toBe(3);
});
