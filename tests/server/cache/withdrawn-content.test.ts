import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { requestTimeouts } from "../../../server/platform/session-settings.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aDatabase } from "../../support/database/database.ts";
import { aDatabaseProxy } from "../../support/database/database-proxy.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { anotherInstance } from "../../support/processes/another-instance.ts";
import { cacheResultOf, hit } from "../../support/server/page-server.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const proxy = await aDatabaseProxy(await aDatabase(), afterAll);
const site = await aServer({
  render,
  keeps: true,
  database: { url: proxy.url },
  timeouts: requestTimeouts,
});
const other = await anotherInstance(site, proxy.url);

const name = { ua: { name: "Табори" }, eng: { name: "Camps" } };
const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", { translations: name });

/** A public gallery with a child's picture, cached by both instances; its addresses and versions. */
async function aCachedGallery() {
  const imageId = await anImageRow(site.db);
  const { publicId } = await site.db
    .query(`select public_id as "publicId" from image where id = $1`, [imageId])
    .then(([row]) => row);
  const translations = { ua: { title: "Табір" }, eng: { title: "A camp" } };
  const input = { categoryId, translations, imageIds: [imageId] };
  const item = await aPublishedItem(site, "Gallery", input);
  const reads = [
    () => site.request({ url: `/gallery/${item.id}`, headers: { accept: "text/html" } }),
    () => site.request({ url: `/api/gallery/${item.id}` }),
    () => other.request({ url: `/api/gallery/${item.id}` }),
  ];
  for (const read of reads) {
    await until(async () => {
      await read();
      return cacheResultOf(await read()) === hit;
    });
    expect((await read()).body).toContain(publicId);
  }
  return { ...item, imageId, publicId, reads };
}

type Gallery = Awaited<ReturnType<typeof aCachedGallery>>;

const withdrawals: [string, (gallery: Gallery) => string][] = [
  [
    "a gallery",
    ({ id, version }) =>
      `unpublish(kind: GALLERY, id: "${id}", version: ${version}, language: UA) { version }`,
  ],
  [
    "a gallery for the trash",
    ({ id, version }) => `deleteItem(kind: GALLERY, id: "${id}", version: ${version})`,
  ],
];

describe("when an editor withdraws", () => {
  test.each(withdrawals)(
    "%s, its picture does not return while the database is silent, on no instance",
    async (_, mutation) => {
      const gallery = await aCachedGallery();
      await site.executeOrThrow(`mutation { done: ${mutation(gallery)} }`, {}, "editor");
      await other.cache.isSettled();
      proxy.pause();
      const answers = await Promise.all(gallery.reads.map((read) => read())).finally(proxy.resume);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
      for (const { body } of answers) expect(body).not.toContain(gallery.publicId);
      await until(async () => (await site.request({ url: "/readyz" })).statusCode === 200);
    },
  );
});
