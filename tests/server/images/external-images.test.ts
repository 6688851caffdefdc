import { expect, it, vi } from "vitest";
import { Image } from "../../../server/image/image.entity.ts";
import {
  imageFromElsewhere,
  removeImage,
  storeUploadedImage,
} from "../../../server/image/image.service.ts";
import { absoluteUrl } from "../../../server/image/image-urls.ts";
import { anImageFolder, anOpenDatabase, author } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

const { store } = await anImageFolder();
const db = await anOpenDatabase();

const externalUrl = "https://i.example.org/Дитина%201.jpg?x=1&y=%2F";

it("a picture at another host keeps its URL, as browsers parse it", async () => {
  const image = await imageFromElsewhere(db, { url: externalUrl, publicId: "photo/1" });
  const url = new URL(externalUrl).href;
  expect(image).toMatchObject({ store: "elsewhere", url, publicId: "photo/1" });
  expect(image).toMatchObject({ width: null, height: null, thumbhash: null });
  expect(image.variants()).toBeNull();
  expect(absoluteUrl(image, "https://doloni.example")).toBe(new URL(externalUrl).href);
});

it("no character of a URL ends an attribute or a value of JSON", async () => {
  const image = await imageFromElsewhere(db, { url: 'https://i.example.org/1.jpg?"><x>"},{"' });
  expect(image.url).toBe("https://i.example.org/1.jpg?%22%3E%3Cx%3E%22},{%22");
  expect(image.publicId).toBe(image.url);
});

it.each([
  { url: "https://i.example.org/1.jpg", publicId: "0123456789abcdef01234567" },
  { url: "https://doloni.example/images/0123456789abcdef01234567/original.webp" },
])("an unknown picture in the form of this site's own is refused: %j", async (sent) => {
  const fields = [{ path: "img", rule: "unknown" }];
  await expect(imageFromElsewhere(db, sent, "img")).rejects.toMatchObject({ fields });
});

it("a picture given by http is kept as https", async () => {
  const image = await imageFromElsewhere(db, { url: "HTTP://i.example.org/plain.jpg" });
  expect(image.url).toBe("https://i.example.org/plain.jpg");
  const again = await imageFromElsewhere(db, { url: "https://i.example.org/plain.jpg" });
  expect(again.id).toBe(image.id);
});

it("the same picture given again, even at the same time, is one row", async () => {
  const reference = { url: `${externalUrl}&twice`, publicId: "photo/2" };
  const [one, other] = await Promise.all([
    imageFromElsewhere(db, reference),
    imageFromElsewhere(db, reference),
  ]);
  const third = await imageFromElsewhere(db, { url: "", publicId: "photo/2" });
  expect([other.id, third.id]).toEqual([one.id, one.id]);
});

it("an uploaded picture is recognised by its name, or by its URL alone", async () => {
  const image = await storeUploadedImage(db, store, await aPicture());
  const url = absoluteUrl(image, "http://127.0.0.1:4000");
  for (const reference of [{ url, publicId: image.publicId }, { url, publicId: "" }, { url }]) {
    expect((await imageFromElsewhere(db, reference)).id).toBe(image.id);
  }
});

it("a URL without a name is its own name", async () => {
  const one = await imageFromElsewhere(db, { url: "https://i.example.org/2.jpg" });
  const other = await imageFromElsewhere(db, {
    url: "https://i.example.org/2.jpg",
    publicId: null,
  });
  expect(other.id).toBe(one.id);
});

it.each([
  "//i.example.org/1.jpg",
  "/images/1.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "ftp://i.example.org/1.jpg",
  "https://user:word@i.example.org/1.jpg",
  "https://",
  "",
])("the URL %j is refused, with the name of its field", async (url) => {
  const refused = imageFromElsewhere(db, { url, publicId: "new" }, "images.3");
  const fields = [{ path: "images.3", rule: "address" }];
  await expect(refused).rejects.toMatchObject({ code: "INVALID", fields });
});

it("a URL that is too long is refused", async () => {
  const refused = imageFromElsewhere(db, { url: `https://i.example.org/${"a".repeat(3000)}` });
  await expect(refused).rejects.toMatchObject({ fields: [{ rule: "tooLong", limit: 2048 }] });
});

it("in a transaction that fails, an external picture leaves no row", async () => {
  const failing = db.transaction(async (manager) => {
    await imageFromElsewhere(manager, { url: externalUrl, publicId: "undone" });
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  expect(await db.getRepository(Image).existsBy({ publicId: "undone" })).toBe(false);
});

it("removing an external picture calls no store", async () => {
  const { publicId } = await imageFromElsewhere(db, { url: externalUrl, publicId: "photo/9" });
  const removeFromStore = vi.spyOn(store, "remove");
  await removeImage(db.manager, store, author, publicId);
  expect(removeFromStore).not.toHaveBeenCalled();
  expect(await db.getRepository(Image).existsBy({ publicId })).toBe(false);
});
