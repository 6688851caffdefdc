import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PageRefresher } from "../../../server/http/cache/page-refresher.ts";
import { ExpectedError } from "../../../server/platform/errors.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import {
  aPageServer,
  bypassed,
  cacheResultOf,
  hit,
  stored,
} from "../../support/server/page-server.ts";
import { until } from "../../support/until.ts";

const { site, open, drawing, ids } = await aPageServer();
if (!site.cache) throw new Error("a page server has a cache");
const { responses } = site.cache;

/** Ends the quiet time after the last write. */
let endQuiet = () => {};
const refresher = new PageRefresher(
  site.app,
  responses,
  (signal) =>
    new Promise((resolve, reject) => {
      endQuiet = () => resolve(undefined);
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
);

const beginRound = async () => {
  await site.cache?.isSettled();
  drawing.count = 0;
  drawing.drawn = 0;
  endQuiet();
};

/** Nobody requests anything until the pages are rendered again. */
const finishRound = async () => {
  await beginRound();
  await refresher.isFinished();
};

const openOften = async (...urls: string[]) => {
  for (const url of urls) for (let visit = 0; visit < 6; visit += 1) await open(url);
};

let version = 0;
const saveTitle = async (title: string) => {
  const { saved } = await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $input: GalleryInput!) {
      saved: saveGallery(id: $id, version: $version, input: $input) { version }
    }`,
    {
      id: ids.gallery,
      version,
      input: { categoryId: ids.category, translations: { ua: { title }, eng: { title } } },
    },
    "editor",
  );
  version = saved.version;
};

/** Makes the rendering of pages wait until the returned function is called. */
const holdRendering = () => {
  const released = Promise.withResolvers<void>();
  drawing.gate = released.promise;
  return () => {
    drawing.gate = null;
    released.resolve();
  };
};

beforeAll(async () => {
  const { gallery } = await site.executeOrThrow(`{ gallery(id: "${ids.gallery}") { version } }`);
  version = gallery.version;
}, 60_000);

beforeEach(async () => {
  // After a few rounds the hits of the test before count no more.
  for (let round = 0; round < 3; round += 1) {
    responses.invalidate();
    await finishRound();
  }
  responses.invalidate();
});

describe("a page that many visitors read before an editor saves", () => {
  test("is cached again with the saved text before anybody asks", async () => {
    await openOften("/gallery");
    await saveTitle("Осінній табір");
    await finishRound();
    expect(drawing.count).toBe(1);
    const page = await open("/gallery");
    expect(cacheResultOf(page)).toBe(hit);
    expect(page.body).toContain("Осінній табір");
    expect(drawing.count).toBe(1);
  });

  test("is the same, byte for byte, as a visitor's request would make it", async () => {
    await openOften("/gallery?lang=en");
    await saveTitle("Зимовий табір");
    await finishRound();
    const refreshed = await open("/gallery?lang=en");
    responses.invalidate();
    const asked = await open("/gallery?lang=en");
    expect([cacheResultOf(refreshed), cacheResultOf(asked)]).toEqual([hit, stored]);
    expect(refreshed.rawPayload.equals(asked.rawPayload)).toBe(true);
    const { "cache-status": _1, date: _2, ...headers } = asked.headers;
    expect(refreshed.headers).toMatchObject(headers);
  });

  test("is rendered once after several saves in a row", async () => {
    await openOften("/gallery");
    for (const title of ["Табір один", "Табір два", "Табір три"]) await saveTitle(title);
    await finishRound();
    expect(drawing.count).toBe(1);
    expect((await open("/gallery")).body).toContain("Табір три");
  });

  test("is not rendered again after later saves when nobody reads it any more", async () => {
    await openOften("/gallery");
    const results = [];
    for (let save = 1; save <= 4; save += 1) {
      await saveTitle(`Табір ${save}`);
      await finishRound();
      results.push(drawing.count);
    }
    expect([results.at(0), results.at(-1)]).toEqual([1, 0]);
  });

  test("waits until visitors have the pages that they requested", async () => {
    await openOften("/gallery");
    await saveTitle("Весняний табір");
    await site.cache?.isSettled();
    const release = holdRendering();
    drawing.drawn = 0;
    const asked = open("/about");
    await until(() => drawing.drawn > 0);
    const isIdle = vi.spyOn(responses, "isIdle", "get");
    await beginRound();
    await until(() => isIdle.mock.results.length > 3);
    expect(drawing.count).toBe(0);
    isIdle.mockRestore();
    release();
    await asked;
    await refresher.isFinished();
    expect(cacheResultOf(await open("/gallery"))).toBe(hit);
  });

  test("is left to its readers while the database is unavailable, until the next save", async () => {
    await openOften("/gallery", "/news");
    await saveTitle("Табір без бази");
    const unavailable = Promise.reject(new ExpectedError("UNAVAILABLE"));
    unavailable.catch(() => undefined);
    drawing.gate = unavailable;
    await finishRound();
    expect(drawing.count).toBe(1);
    drawing.gate = null;
    await saveTitle("Табір із базою");
    await finishRound();
    expect(cacheResultOf(await open("/gallery"))).toBe(hit);
    expect(cacheResultOf(await open("/news"))).toBe(hit);
  });

  test("is not rendered while the cache hears of no changes", async () => {
    await openOften("/gallery");
    responses.invalidate();
    responses.setConnected(false);
    const isIdle = vi.spyOn(responses, "isIdle", "get");
    await beginRound();
    await until(() => isIdle.mock.results.length > 3);
    expect(drawing.count).toBe(0);
    isIdle.mockRestore();
    responses.setConnected(true);
    await finishRound();
    expect(cacheResultOf(await open("/gallery"))).toBe(hit);
  });
});

test("a page that hardly anybody read is rendered when somebody asks", async () => {
  for (const url of ["/about", "/about", "/gallery"]) await open(url);
  await openOften("/news");
  await saveTitle("Табір біля моря");
  await finishRound();
  const results = ["/news", "/about", "/gallery"].map(async (url) =>
    cacheResultOf(await open(url)),
  );
  expect(await Promise.all(results)).toEqual([hit, stored, stored]);
});

describe("a gallery that an editor withdraws", () => {
  const aGallery = async (title: string) => {
    const translations = { ua: { title } };
    const input = { categoryId: ids.category, translations };
    const item = await aPublishedItem(site, "Gallery", input);
    await site.cache?.isSettled();
    return {
      url: `/gallery/${item.id}`,
      withdraw: () =>
        site.executeOrThrow(
          `mutation { unpublish(kind: GALLERY, id: "${item.id}", version: ${item.version}, language: UA) { version } }`,
          {},
          "editor",
        ),
    };
  };

  test("does not return, although many visitors read it", async () => {
    const { url, withdraw } = await aGallery("Помилкова галерея");
    await openOften(url, "/gallery");
    expect((await open("/gallery")).body).toContain("Помилкова галерея");
    await withdraw();
    await finishRound();
    const [list, item] = [await open("/gallery"), await open(url)];
    expect([cacheResultOf(list), cacheResultOf(item)]).toEqual([hit, bypassed]);
    expect(item.statusCode).toBe(404);
    for (const { body } of [list, item]) expect(body).not.toContain("Помилкова галерея");
  });

  test("does not return when it is withdrawn during the rendering after a save, which then ends", async () => {
    const { url, withdraw } = await aGallery("Передчасна галерея");
    await openOften(url, "/gallery", "/news");
    await saveTitle("Табір без неї");
    const release = holdRendering();
    await beginRound();
    await until(() => drawing.drawn === 1);
    await withdraw();
    await site.cache?.isSettled();
    release();
    await until(() => responses.isIdle);
    expect(drawing.count).toBe(1);
    for (const address of [url, "/gallery", "/news"]) {
      const page = await open(address);
      expect(cacheResultOf(page)).not.toBe(hit);
      expect(page.body).not.toContain("Передчасна галерея");
    }
  });
});

test("a server that shuts down finishes the page being rendered, and begins no other", async () => {
  await openOften("/gallery", "/news");
  await saveTitle("Останній табір");
  const release = holdRendering();
  await beginRound();
  await until(() => drawing.drawn === 1);
  const closing = site.app.close();
  release();
  await closing;
  await refresher.isFinished();
  expect(drawing.count).toBe(1);
});
