import { describe, expect, test } from "vitest";
import { replaceInPlace, storeUploadedImage } from "../../../server/image/image.service.ts";
import { visitor } from "../../../server/platform/viewer.ts";
import { aConsent, showing, withdraw } from "../../support/consent/consents.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });

/** A picture of a child with a valid consent, by itself in a post. */
async function aConsentedPicture(input: object = {}) {
  const image = await storeUploadedImage(
    site.db,
    site.images,
    await aPicture({ width: 400, height: 300 }),
  );
  await showing(site, [image.id], "CHILDREN");
  const consent = await aConsent(site, [image.id], input);
  return { ...image, consent };
}

const statusOf = async (url: string, as: Role = "visitor") =>
  (await site.request({ url }, as)).statusCode;

interface Urls {
  url: string;
  variants: string;
  isWithheld: boolean;
}

const read = async (id: string, as: Role): Promise<Urls> =>
  (
    await site.executeOrThrow(
      "query ($id: ID!) { image(id: $id) { url variants isWithheld } }",
      { id },
      as,
    )
  ).image;

const mutate = (field: string, id: string) =>
  site.executeOrThrow(`mutation ($id: ID!) { done: ${field} }`, { id }, "editor");

describe("an editor", () => {
  test("gets a withheld picture under a URL of the own session, and nobody else does", async () => {
    const image = await aConsentedPicture();
    expect((await read(image.id, "editor")).url).toBe(image.url);
    await withdraw(site, image.consent.id);
    const { url, variants, isWithheld } = await read(image.id, "editor");
    expect(isWithheld).toBe(true);
    const variant = variants.replace("{width}", "320").replace("{format}", "webp");
    for (const each of [url, variant]) {
      const answer = await site.request({ url: each });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    const other = await aConsentedPicture();
    const [bare = ""] = url.split("?");
    const forged = [
      bare,
      url.replace(image.publicId, other.publicId),
      url.replace(/until=\d+/, "until=9999999999"),
      url.replace(/signature=.{4}/, "signature=AAAA"),
    ];
    for (const each of forged) expect(await statusOf(each)).toBe(404);
  });

  test("loses the URL with the session, and after half a day", async () => {
    const image = await aConsentedPicture();
    await withdraw(site, image.consent.id);
    const { url } = await read(image.id, "editor");
    site.setClock(new Date(Date.now() + 14 * 3_600_000));
    expect(await statusOf(url)).toBe(404);
    site.setClock(null);
    expect(await statusOf(url)).toBe(200);
    const session = new URLSearchParams(url.split("?")[1]).get("session");
    const [saved] = await site.db.query("delete from session where id = $1 returning *", [session]);
    expect(await statusOf(url)).toBe(401);
    await site.db.query(
      "insert into session select * from jsonb_populate_record(null::session, $1)",
      [JSON.stringify(saved[0])],
    );
  });

  test("who writes it into a text writes the public URL", async () => {
    const image = await aConsentedPicture();
    await withdraw(site, image.consent.id);
    const { url } = await read(image.id, "editor");
    const translations = { ua: { title: "Допис", content: `<p>а</p><img src="${url}" alt="">` } };
    const { id } = await aPublishedItem(site, "BlogPost", { translations });
    const document = `query ($id: ID!, $drafts: Boolean) {
      blogPost(id: $id, drafts: $drafts) { translation { content } }
    }`;
    const contentFor = async (as: Role) =>
      (await site.executeOrThrow(document, { id, drafts: as === "editor" }, as)).blogPost
        .translation.content;
    expect(await contentFor("editor")).toContain(`src="${image.url}"`);
    expect(await contentFor("visitor")).not.toContain(image.publicId);
  });
});

describe("the address of a withheld picture", () => {
  test("answers 410 after the picture was deleted and erased", async () => {
    const image = await aConsentedPicture();
    await withdraw(site, image.consent.id);
    await mutate("deleteImage(id: $id)", image.id);
    expect(await statusOf(image.url)).toBe(410);
  });

  test("answers 410 after another file took its place, whose address is withheld as well", async () => {
    const image = await aConsentedPicture();
    await withdraw(site, image.consent.id);
    await mutate("rotateImage(id: $id) { id }", image.id);
    expect(await statusOf(image.url)).toBe(410);
    const [{ url }] = await site.db.query("select url from image where id = $1", [image.id]);
    expect(url).not.toBe(image.url);
    expect(await statusOf(url)).toBe(410);
  });

  test("answers 410 also where a picture on another host has its public id", async () => {
    const { id, publicId, url, consent } = await aConsentedPicture();
    await withdraw(site, consent.id);
    await mutate("rotateImage(id: $id) { id }", id);
    const img = { url: "https://i.example/1.jpg", public_id: publicId };
    const { status } = await restClient(site)("POST", "/projects", { img });
    expect(status).toBe(422);
    // As an earlier version let it.
    await site.db.query("insert into image (public_id, store, url) values ($1, 'elsewhere', $2)", [
      publicId,
      img.url,
    ]);
    await site.cache?.isSettled();
    expect(await statusOf(url)).toBe(410);
  });

  test("stays withheld when the picture comes back from the trash", async () => {
    const image = await aConsentedPicture();
    await mutate("deleteImage(id: $id)", image.id);
    await withdraw(site, image.consent.id);
    await mutate("restoreImage(id: $id) { id }", image.id);
    expect(await statusOf(image.url)).toBe(410);
  });

  test("stays withheld when the file that was replaced comes back as a picture of its own", async () => {
    const image = await aConsentedPicture();
    await withdraw(site, image.consent.id);
    const author = { viewer: visitor, now: new Date(), contentWritten: () => undefined };
    const bytes = await aPicture({ width: 300, height: 300 });
    await replaceInPlace(site.db.manager, site.images, author, image.id, bytes);
    const [deleted] = await site.db.query(
      "select id from deleted_image where image->>'publicId' = $1",
      [image.publicId],
    );
    await mutate("restoreImage(id: $id) { id }", deleted.id);
    expect(await statusOf(image.url)).toBe(410);
  });

  test("shows it again when the consent is given again, also from the trash", async () => {
    const image = await aConsentedPicture({ state: "ASKED" });
    expect(await statusOf(image.url)).toBe(410);
    await mutate("deleteImage(id: $id)", image.id);
    const { id, version } = image.consent;
    const input = { state: "GIVEN", givenOn: "2026-01-01", uses: ["SITE"] };
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
      { id, version, input },
      "editor",
    );
    await mutate("restoreImage(id: $id) { id }", image.id);
    expect(await statusOf(image.url)).toBe(200);
  });

  test("answers 410 from the first moment after the last day, from cached lists as well", async () => {
    const image = await aConsentedPicture({ validUntil: "2027-03-01" });
    const translations = { ua: { title: "Весна" } };
    const { id } = await aPublishedItem(site, "BlogPost", { imageId: image.id, translations });
    const post = async () => (await site.request({ url: `/api/blog/${id}` })).body;
    site.setClock(new Date("2027-03-01T21:59:59.999Z"));
    expect(await post()).toContain(image.publicId);
    expect(await post()).toContain(image.publicId);
    expect(await statusOf(image.url)).toBe(200);
    site.setClock(new Date("2027-03-01T22:00:00Z"));
    expect(await post()).not.toContain(image.publicId);
    expect(await statusOf(image.url)).toBe(410);
    site.setClock(null);
  });
});

describe("the address of a picture without any consent", () => {
  test("never changes, and costs no statement", async () => {
    const image = await storeUploadedImage(
      site.db,
      site.images,
      await aPicture({ width: 400, height: 300 }),
    );
    await site.cache?.isSettled();
    await statusOf(image.url);
    const statements = await site.countStatements(async () => {
      const { headers } = await site.request({ url: image.url });
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    });
    expect(statements).toBe(0);
  });
});
