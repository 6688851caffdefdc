import { describe, expect, test } from "vitest";
import { encryptedColumns } from "../../../server/encrypted-columns.ts";
import { encryptedPrefix } from "../../../server/files/encrypted-files.ts";
import { readFile } from "../../../server/files/file-store.ts";
import { rotateKeys } from "../../../server/platform/encryption/key-rotation.ts";
import { aConsent, valid, withdraw } from "../../support/consent/consents.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import {
  aServer,
  encryption,
  encryptionRing,
  type Role,
} from "../../support/server/test-server.ts";

const site = await aServer();
const person = { reference: "Родина № 12-а", givenBy: "Мати, Оксана Ткач", note: "По телефону" };

const list = `query ($search: String, $state: [ConsentState!], $filter: ConsentFilter, $imageId: ID) {
  consents(search: $search, state: $state, filter: $filter, imageId: $imageId) { total items { id } }
}`;
async function find(variables: object, as: Role = "editor"): Promise<string[]> {
  const { consents } = await site.executeOrThrow(list, variables, as);
  expect(consents.total).toBe(consents.items.length);
  return consents.items.map(({ id }: { id: string }) => id);
}

const one = `query ($id: ID!) { consent(id: $id) {
  state event isValid withdrawnBy withdrawnAt imageCount images { id }
  person { reference givenBy note withdrawalReason } paper { type size }
} }`;
const read = async (id: string, as: Role) => (await site.executeOrThrow(one, { id }, as)).consent;

describe("a visitor", () => {
  test.each([
    "{ consents { total } }",
    `{ consent(id: "x") { id } }`,
    "{ consentCounts { expiring } }",
    `mutation { saveConsent(input: { state: ASKED }) { id } }`,
    `mutation { withdrawConsent(id: "x") { id } }`,
    `mutation { addPicturesToConsent(id: "x", imageIds: []) { id } }`,
    `mutation { removePicturesFromConsent(id: "x", imageIds: []) { id } }`,
    `mutation { setPicturePeople(imageIds: [], shows: ADULTS) { id } }`,
  ])("is refused: %s", async (document) => {
    const { errors } = await site.execute(document);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test.each(["GET", "POST", "DELETE"] as const)("is refused the paper: %s", async (method) => {
    const { id } = await aConsent(site, []);
    const { statusCode } = await site.request({ method, url: `/api/consents/${id}/paper` });
    expect(statusCode).toBe(401);
  });
});

describe("a consent", () => {
  test("is found by its event, its pictures and the person's code, however that is spaced", async () => {
    const imageId = await anImageRow(site.db);
    const [{ publicId }] = await site.db.query(
      `select public_id as "publicId" from image where id = $1`,
      [imageId],
    );
    const { id } = await aConsent(site, [imageId], { event: "Табір у Косові, літо", person });
    expect(await find({ search: "косові" })).toEqual([id]);
    expect(await find({ search: "родина №12А" })).toEqual([id]);
    expect(await find({ imageId })).toEqual([id]);
    expect(await find({ search: publicId })).toEqual([id]);
    expect(await find({ search: `https://doloni.example/images/${publicId}/640.avif` })).toEqual([
      id,
    ]);
    expect(await find({ search: `/images/${"0".repeat(24)}/640.avif` })).toEqual([]);
    expect(await find({ search: "родина №13" })).toEqual([]);
    expect(await find({ search: "Ткач" })).toEqual([]);
  });

  test("keeps the person encrypted, and shows them to admins and case workers alone", async () => {
    const { id } = await aConsent(site, [], { person });
    for (const as of ["admin", "caseWorker"] as const) {
      expect((await read(id, as)).person).toEqual({ ...person, withdrawalReason: "" });
    }
    expect((await read(id, "editor")).person).toBeNull();
    const [{ everything }] = await site.db.query(
      `select (select json_agg(consent) from consent)::text || (select json_agg(change) from change)::text
         || coalesce((select json_agg(security_event) from security_event)::text, '') as everything`,
    );
    expect(everything).not.toContain("Ткач");
    expect(everything).not.toContain(person.reference);
  });

  test("keeps the person when an editor who cannot read them saves it", async () => {
    const { id, version } = await aConsent(site, [], { person });
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
      { id, version, input: { ...valid, event: "Різдво" } },
      "editor",
    );
    expect(await read(id, "caseWorker")).toMatchObject({ event: "Різдво", person });
  });

  test.each([
    ["givenOn", "required", { state: "GIVEN" }],
    ["givenOn", "future", { ...valid, givenOn: "2999-01-01" }],
    ["validUntil", "beforeStart", { ...valid, validUntil: "2025-12-31" }],
    ["state", "unknown", { state: "WITHDRAWN" }],
  ])("is refused with a wrong %s: %s", async (path, rule, input) => {
    const { errors } = await site.execute(
      "mutation ($input: ConsentInput!) { saveConsent(input: $input) { id } }",
      { input },
      "editor",
    );
    expect(errors?.[0]?.extensions.fields).toEqual([{ path, rule }]);
  });

  test("is not overwritten by an editor who read an older version", async () => {
    const { id, version } = await aConsent(site, []);
    await withdraw(site, id);
    const { errors } = await site.execute(
      "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
      { id, version, input: valid },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
  });

  test("covers further pictures, and fewer, and no unknown ones", async () => {
    const [first, second] = [await anImageRow(site.db), await anImageRow(site.db)];
    const { id } = await aConsent(site, [first]);
    const change = (name: string, imageIds: string[]) =>
      site.execute(
        `mutation ($id: ID!, $imageIds: [ID!]!) { ${name}(id: $id, imageIds: $imageIds) { imageCount } }`,
        { id, imageIds },
        "editor",
      );
    expect((await change("addPicturesToConsent", [first, second])).data).toEqual({
      addPicturesToConsent: { imageCount: 2 },
    });
    await change("removePicturesFromConsent", [first]);
    expect((await read(id, "editor")).images).toEqual([{ id: second }]);
    const unknown = await change("addPicturesToConsent", [crypto.randomUUID()]);
    expect(unknown.errors?.[0]?.extensions.fields).toEqual([{ path: "imageIds", rule: "unknown" }]);
  });
});

describe("whoever withdraws a consent", () => {
  test("may be a case worker, and is named in the history and the security log", async () => {
    const { id } = await aConsent(site, [], { event: "Свято", person });
    const document =
      'mutation ($id: ID!) { withdrawConsent(id: $id, reason: "Мати просить") { state } }';
    await site.executeOrThrow(document, { id }, "caseWorker");
    await site.executeOrThrow(document, { id }, "admin");
    const consent = await read(id, "caseWorker");
    expect(consent).toMatchObject({ state: "WITHDRAWN", isValid: false });
    expect(consent.withdrawnBy).not.toBe("");
    expect(consent.person).toEqual({ ...person, withdrawalReason: "Мати просить" });
    const changes = await site.db.query(
      "select label, action, content from change where item_id = $1 and action = 'withdrawn'",
      [id],
    );
    expect(changes).toEqual([{ label: "Свято", action: "withdrawn", content: null }]);
    const events = await site.db.query("select kind from security_event where consent_id = $1", [
      id,
    ]);
    expect(events).toEqual([{ kind: "consentWithdrawn" }]);
  });
});

describe("the time of consents", () => {
  test("warns of those that end within 30 days, and of pictures without a valid one", async () => {
    site.setClock(new Date("2026-11-25T12:00:00Z"));
    const counts = async () =>
      (
        await site.executeOrThrow(
          "{ consentCounts { expiring expired imagesWithoutConsent imagesWithheld } }",
          {},
          "editor",
        )
      ).consentCounts;
    const before = await counts();
    const soon = await aConsent(site, [], { validUntil: "2026-12-24" });
    await aConsent(site, [], { validUntil: "2026-12-26" });
    const over = await aConsent(site, [await anImageRow(site.db)], { validUntil: "2026-11-24" });
    await site.db.query(
      "update image set shows = 'children' where id in (select image_id from consent_image where consent_id = $1)",
      [over.id],
    );
    expect(await counts()).toEqual({
      expiring: before.expiring + 1,
      expired: before.expired + 1,
      imagesWithoutConsent: before.imagesWithoutConsent + 1,
      imagesWithheld: before.imagesWithheld + 1,
    });
    expect(await find({ filter: "EXPIRING" })).toEqual([soon.id]);
    expect(await find({ filter: "EXPIRED" })).toEqual([over.id]);
    expect(await find({ filter: "VALID" })).not.toContain(over.id);
    site.setClock(null);
  });
});

describe("the paper of a consent", () => {
  const paperOf = (id: string) => `/api/consents/${id}/paper`;

  test("is stored encrypted, and every reading is recorded", async () => {
    const { id } = await aConsent(site, []);
    const { statusCode } = await uploadDocument(site, { url: paperOf(id) });
    expect(statusCode).toBe(201);
    expect((await read(id, "editor")).paper).toEqual({ type: "application/pdf", size: pdf.length });
    const [stored] = await site.db.query("select id from consent_paper where consent_id = $1", [
      id,
    ]);
    const file = await readFile(site.files, `${encryptedPrefix}${stored.id}`);
    expect(file?.length).toBeGreaterThan(pdf.length);
    expect(file?.includes("PDF")).toBe(false);

    const refused = await site.request({ url: paperOf(id) }, "editor");
    expect(refused.statusCode).toBe(403);
    for (const as of ["caseWorker", "admin"] as const) {
      const answer = await site.request({ url: paperOf(id) }, as);
      expect(answer.rawPayload.equals(pdf)).toBe(true);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    const events = await site.db.query(
      "select kind, user_id from security_event where consent_id = $1",
      [id],
    );
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "consentPaperRead",
      "consentPaperRead",
    ]);
  });

  test("may be a photo, which loses where it was taken", async () => {
    const { id } = await aConsent(site, []);
    const bytes = await aPicture({ width: 300, height: 400 });
    await uploadDocument(site, { url: paperOf(id), bytes });
    const answer = await site.request({ url: paperOf(id) }, "admin");
    expect(answer.headers["content-type"]).toBe("image/webp");
  });

  test.each([
    ["neither a PDF nor a picture", Buffer.from("<html>"), 422],
    ["half a PDF", Buffer.from("%PDF-1.7\n1 0 obj"), 422],
    ["more than 10 MB", Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])("is refused when it is %s", async (_, bytes, status) => {
    const { id } = await aConsent(site, []);
    const { statusCode } = await uploadDocument(site, { url: paperOf(id), bytes });
    expect(statusCode).toBe(status);
  });

  test("is removed by a case worker, and not by an editor", async () => {
    const { id } = await aConsent(site, []);
    await uploadDocument(site, { url: paperOf(id) });
    const remove = (as: Role) => site.request({ method: "DELETE", url: paperOf(id) }, as);
    expect((await remove("editor")).statusCode).toBe(403);
    expect((await remove("caseWorker")).statusCode).toBe(204);
    expect((await site.request({ url: paperOf(id) }, "admin")).statusCode).toBe(404);
  });

  test("and the person can be read, and found, after the keys were rotated", async () => {
    const { id } = await aConsent(site, [], { person: { reference: "Т-77", givenBy: "Тато" } });
    await uploadDocument(site, { url: paperOf(id) });
    const [older = ""] = encryptionRing.secrets;
    encryptionRing.secrets = ["the newer application key, long enough", older];
    await rotateKeys(site.db, encryption, encryptedColumns);
    // Sessions are signed with the older key, so that it stays in the ring; nothing else needs it.
    expect(await find({ search: "т77" })).toEqual([id]);
    expect((await read(id, "admin")).person.givenBy).toBe("Тато");
    const answer = await site.request({ url: paperOf(id) }, "admin");
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    const [{ count }] = await site.db.query(
      `select (select count(*) from consent where substring(encrypted from 1 for 4) <> $1)
         + (select count(*) from consent_paper where substring(file_key from 1 for 4) <> $1) as count`,
      [encryption.currentKeyId],
    );
    expect(Number(count)).toBe(0);
    encryptionRing.secrets = [older];
  });
});
