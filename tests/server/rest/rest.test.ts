import { beforeAll, describe, expect, test } from "vitest";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const address = await site.app.listen({ port: 0, host: "127.0.0.1" });

/** Like the specification's client: always the JSON content type and cookies, and the token if any. */
async function call(method: string, path: string, body?: object, token?: string) {
  const headers = {
    "content-type": "application/json",
    cookie: "theme=dark; other=1",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(address + path, { method, headers, ...sent });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers };
}

describe("every row of the specification's table, over the network", () => {
  let token = "";
  let img = { url: "", public_id: "" };
  let galleryCategoryId = "";
  const bilingualName = (word: string) => ({ ua: { name: word }, eng: { name: `${word} (eng)` } });

  beforeAll(async () => {
    const signedIn = await call("POST", "/api/auth/login", { email: adminEmail, password });
    expect(signedIn.status).toBe(200);
    token = signedIn.body.token;
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(await aPicture())]), "photo.jpg");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/images`, { method: "POST", headers, body: form });
    expect(answer.status).toBe(201);
    const { url, public_id } = await answer.json();
    img = { url, public_id };
    const category = { img, translations: bilingualName("Табори") };
    const created = await call("POST", "/api/galleryCategory", category, token);
    galleryCategoryId = created.body._id;
  });

  test("projects: a client adds, reads, lists, changes and deletes one", async () => {
    const project = { img, gallery: [img, img], translations: bilingualName("Рюкзак") };
    const added = await call("POST", "/api/projects", project, token);
    expect(added.status).toBe(201);
    const path = `/api/projects/${added.body._id}`;
    expect((await call("GET", path)).body).toEqual(added.body);
    expect((await call("GET", "/api/projects")).body).toEqual([added.body]);
    expect(added.body).toMatchObject({ img, gallery: [img, img] });
    const changed = await call(
      "PUT",
      path,
      { ...project, translations: bilingualName("Новий") },
      token,
    );
    expect([changed.status, changed.body.translations.ua.name]).toEqual([200, "Новий"]);
    expect((await call("DELETE", path, undefined, token)).status).toBe(200);
    expect((await call("GET", path)).status).toBe(404);
  });

  test("galleries: a client adds, reads, lists, changes and deletes one", async () => {
    const translations = { ua: { title: "Свято", itemDesc: "" }, eng: { title: "", itemDesc: "" } };
    const gallery = {
      galleryCategoryId,
      images: [img],
      isImportant: true,
      galleryDate: "2023-01-01",
    };
    const added = await call("POST", "/api/gallery", { ...gallery, translations }, token);
    expect(added).toMatchObject({ status: 201, body: { ...gallery, translations } });
    const path = `/api/gallery/${added.body._id}`;
    const lists = ["", "/news", `/category/${galleryCategoryId}`];
    for (const list of lists) {
      expect((await call("GET", `/api/gallery${list}`)).body).toEqual([added.body]);
    }
    expect((await call("GET", path)).body).toEqual(added.body);
    const plain = { ...added.body, isImportant: false };
    expect((await call("PUT", path, plain, token)).status).toBe(200);
    expect((await call("GET", "/api/gallery/news")).body).toEqual([]);
    expect((await call("DELETE", path, undefined, token)).status).toBe(200);
    expect((await call("GET", "/api/gallery")).body).toEqual([]);
  });

  test("gallery categories: a client adds, reads, lists, changes and deletes one", async () => {
    const added = await call(
      "POST",
      "/api/galleryCategory",
      { translations: bilingualName("Зайва") },
      token,
    );
    const path = `/api/galleryCategory/${added.body._id}`;
    expect((await call("GET", path)).body.translations.eng).toEqual({
      name: "Зайва (eng)",
      galleryDesc: "",
    });
    const changed = await call("PUT", path, { img, translations: bilingualName("Інша") }, token);
    expect(changed.body).toMatchObject({ img, version: 2 });
    expect((await call("GET", "/api/galleryCategory")).body).toHaveLength(2);
    expect((await call("DELETE", path, undefined, token)).status).toBe(200);
    expect((await call("GET", "/api/galleryCategory")).body).toHaveLength(1);
  });

  test.each(["/images", "/api/images"])(
    "images: a client deletes one by DELETE %s",
    async (path) => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(await aPicture({ width: 321 }))]), "a.jpg");
      const headers = { authorization: `Bearer ${token}` };
      const posted = await fetch(address + path, { method: "POST", headers, body: form });
      const { url, public_id } = await posted.json();
      const stored = address + new URL(url).pathname;
      expect((await fetch(stored)).status).toBe(200);
      expect((await call("DELETE", path, { url, public_id }, token)).status).toBe(204);
      expect((await fetch(stored)).status).toBe(404);
      expect((await call("DELETE", path, { public_id }, token)).status).toBe(204);
      expect((await call("DELETE", path, { url: "", public_id: "nobody" }, token)).status).toBe(
        204,
      );
    },
  );

  test("a deleted image is removed from the places where it was used", async () => {
    const externalImage = { url: "https://elsewhere.example/a.jpg", public_id: "elsewhere/a" };
    const project = {
      img: externalImage,
      gallery: [externalImage, img],
      translations: bilingualName("Без"),
    };
    const { _id } = (await call("POST", "/api/projects", project, token)).body;
    expect((await call("DELETE", "/images", externalImage, token)).status).toBe(204);
    const { body } = await call("GET", `/api/projects/${_id}`);
    expect([body.img, body.gallery]).toEqual([{ url: "", public_id: "" }, [img]]);
  });

  test("responses are JSON, and no cache stores a token", async () => {
    const list = await call("GET", "/api/projects");
    expect(list.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const session = await call("POST", "/api/auth/login", { email: adminEmail, password });
    expect(session.headers.get("cache-control")).toBe("no-store");
    expect(session.headers.get("set-cookie")).toBeNull();
  });
});

describe("pictures at another host", () => {
  const send = restClient(site);
  const elsewhere = { url: "https://i.example/photo.jpg?w=900", public_id: "photos/photo" };

  test("are stored unchanged, in their order, and available in GraphQL by their URL", async () => {
    const second = { url: "https://i.example/b.jpg", public_id: "b" };
    const { status, body } = await send("POST", "/projects", {
      translations: { ua: { name: "Проєкт" } },
      img: elsewhere,
      gallery: [second, elsewhere, second],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ img: elsewhere, gallery: [second, elsewhere, second] });
    const { project } = await site.executeOrThrow(
      `query ($id: ID!) { project(id: $id) { image { url publicId variants width } } }`,
      { id: body._id },
    );
    expect(project.image).toEqual({
      url: elsewhere.url,
      publicId: "photos/photo",
      variants: null,
      width: null,
    });
  });

  test.each([
    "//i.example/a.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AA==",
    "https://user:secret@i.example/a.jpg",
    "ftp://i.example/a.jpg",
    "photo.jpg",
  ])("are refused at %s", async (url) => {
    const imageReference = { url, public_id: "never-seen" };
    const cover = await send("POST", "/projects", { img: imageReference });
    expect(cover).toMatchObject({
      status: 422,
      body: { fields: [{ path: "img", rule: "address" }] },
    });
    const inList = await send("POST", "/reports", { gallery: [elsewhere, imageReference] });
    expect(inList).toMatchObject({ status: 422, body: { fields: [{ path: "gallery.1" }] } });
    expect((await send("GET", "/reports")).body).toEqual([]);
  });
});
