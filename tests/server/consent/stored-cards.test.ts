import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { contentOf } from "../../../server/files/file-store.ts";
import { startRemovingCards } from "../../../server/http/cards/card-removal.ts";
import type { Image } from "../../../server/image/image.entity.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { aConsent, withdraw } from "../../support/consent/consents.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const site = await aServer();
const startRemoval = () => {
  const removal = startRemovingCards(site.db, site.files, { warn: () => undefined });
  onTestFinished(() => removal.stop());
  return removal;
};

const upload = async (): Promise<Image> =>
  storeUploadedImage(site.db, site.images, await aPicture({ width: 900, height: 600 }));

const cards = () => readdir(join(site.dataDir, "images", "cards")).catch((): string[] => []);

/** Opens the card at this path, and returns the names of the files that it left in the store. */
async function draw(path: string): Promise<string[]> {
  const before = await cards();
  expect((await site.request({ url: path })).statusCode).toBe(200);
  return (await cards()).filter((name) => !before.includes(name));
}

async function aPostWith(image: Image | null): Promise<string> {
  const translations = { ua: { title: "Допис" } };
  const { id } = await aPublishedItem(site, "BlogPost", { imageId: image?.id, translations });
  return `/cards/blog/${id}.uk.jpg`;
}

const areGone = (names: readonly string[]) =>
  until(async () => (await cards()).every((name) => !names.includes(name)));

const mutate = (field: string, id: string) =>
  site.executeOrThrow(`mutation ($id: ID!) { done: ${field} }`, { id }, "editor");

describe("the stored card of a picture is deleted", () => {
  test("once its consent is withdrawn, and that of another picture stays", async () => {
    const image = await upload();
    const consent = await aConsent(site, [image.id]);
    const removal = startRemoval();
    const shown = await draw(await aPostWith(await upload()));
    const hidden = await draw(await aPostWith(image));
    expect([shown.length, hidden.length]).toEqual([1, 1]);
    await withdraw(site, consent.id);
    removal.wake();
    await areGone(hidden);
    expect(await cards()).toEqual(expect.arrayContaining(shown));
  });

  test("also if it was being drawn at that moment", async () => {
    const image = await upload();
    const consent = await aConsent(site, [image.id]);
    const names = await draw(await aPostWith(image));
    await withdraw(site, consent.id);
    const removal = startRemoval();
    await areGone(names);
    await site.files.put(`images/cards/${names[0]}`, contentOf(Buffer.from("drawn before")));
    removal.wake();
    await areGone(names);
  });

  test("also if it shows the file that the picture had before it was rotated", async () => {
    const image = await upload();
    const consent = await aConsent(site, [image.id]);
    const names = await draw(await aPostWith(image));
    await mutate("rotateImage(id: $id) { id }", image.id);
    await withdraw(site, consent.id);
    startRemoval();
    await areGone(names);
  });

  test("once it is moved to the trash", async () => {
    const image = await upload();
    const names = await draw(await aPostWith(image));
    await mutate("deleteImage(id: $id)", image.id);
    startRemoval();
    await areGone(names);
  });

  test("where the picture is the logo", async () => {
    const logo = await upload();
    const consent = await aConsent(site, [logo.id]);
    await settingsOf(site).saveWith({ roundLogoId: logo.id });
    const names = await draw("/cards/site.uk.jpg");
    await withdraw(site, consent.id);
    startRemoval();
    await areGone(names);
  });
});

test("a card that an earlier version has stored, which names no picture, is deleted as well", async () => {
  const name = `${"0".repeat(32)}.jpg`;
  await site.files.put(`images/cards/${name}`, contentOf(Buffer.from("earlier")));
  const consent = await aConsent(site, [(await upload()).id]);
  await withdraw(site, consent.id);
  startRemoval();
  await areGone([name]);
});
