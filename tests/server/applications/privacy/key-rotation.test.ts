import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { logUnreadable } from "../../../../server/application/privacy/unreadable-applications.ts";
import { encryptedColumns } from "../../../../server/encrypted-columns.ts";
import { FieldEncryption } from "../../../../server/platform/encryption/field-encryption.ts";
import { hasOlderValues, rotateKeys } from "../../../../server/platform/encryption/key-rotation.ts";
import { caseWorkerEmail, password } from "../../../support/accounts/accounts.ts";
import { signIn } from "../../../support/accounts/sign-in.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../../support/applications/stored-applications.ts";
import { submitForm } from "../../../support/applications/submit-form.ts";
import { aLog } from "../../../support/server/log.ts";
import { aServer, encryption, encryptionRing } from "../../../support/server/test-server.ts";

const site = await aServer();
const [firstSecret = ""] = encryptionRing.secrets;
const { caseWorker: firstToken } = site.tokens;
const newSecret = "the newer application key, long enough";
const phone = "+380671112233";

beforeEach(async () => {
  encryptionRing.secrets = [firstSecret];
  site.tokens.caseWorker = firstToken;
  await site.db.query("truncate application, mail cascade");
});

/** The case worker signs in anew, because the older key had signed their token. */
async function removeOlderKey(): Promise<void> {
  encryptionRing.secrets = [newSecret];
  const { body } = await signIn(site, { email: caseWorkerEmail, password });
  site.tokens.caseWorker = body.token;
}

const rotate = () => rotateKeys(site.db, encryption, encryptedColumns);

/** An application with a note and an e-mail. */
async function aCase() {
  const application = await aStoredApplication(site, "volunteer", {
    phone,
    message: "Хочу возити",
  });
  await aNote(site, application.id, "Передзвонити");
  await anEmail(site, { applicationId: application.id }, { subject: "Дякуємо" });
  return application;
}

/** What a case worker reads of the case. */
async function read(id: string) {
  const query = `{ application(id: "${id}") {
    name answers notes { text } emails { subject } isUnreadable } }`;
  return (await site.executeOrThrow(query, {}, "caseWorker")).application;
}

const whatWasWritten = {
  name: "Оксана Д’яченко-Мельник",
  answers: expect.objectContaining({ phone, message: "Хочу возити" }),
  notes: [{ text: "Передзвонити" }],
  emails: [{ subject: "Дякуємо" }],
  isUnreadable: false,
};

async function find(search: string): Promise<number[]> {
  const query = "query ($search: String!) { applications(search: $search) { items { number } } }";
  const { applications } = await site.executeOrThrow(query, { search }, "caseWorker");
  return applications.items.map(({ number }: { number: number }) => number);
}

/** A value in the format of earlier versions, which is not bound to its place. */
function encryptUnbound(secret: string, text: string): Buffer {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derive("seal"), iv);
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([derive("name").subarray(0, 4), iv, cipher.getAuthTag(), ciphertext]);
}

describe("after a new key was added", () => {
  test("everything is read and found as before, whichever key encrypted it", async () => {
    const before = await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    const after = await aStoredApplication(site, "general", { phone });
    expect(await read(before.id)).toEqual(whatWasWritten);
    for (const search of [phone, "дяченко оксана"]) {
      expect(await find(search)).toEqual([after.number, before.number]);
    }
  });

  test("a person's data is found under both keys", async () => {
    await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    await aStoredApplication(site, "general", { phone });
    const query = `{ personalData(contact: "${phone}") { found unreadable } }`;
    const { personalData } = await site.executeOrThrow(query, {}, "admin");
    expect(personalData).toEqual({ found: 2, unreadable: 0 });
  });

  test("the log of a start counts nothing as unreadable", async () => {
    await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    const { log, read: readLog } = aLog();
    await logUnreadable(site.db.manager, encryption, log);
    expect(readLog()).toBe("");
  });
});

describe("a rotation", () => {
  test("makes the older key superfluous: all is read and found with the newest alone", async () => {
    const { id, number } = await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    expect(await rotate()).toEqual({ rotated: 3, unreadable: 0 });
    expect(await hasOlderValues(site.db, encryption, encryptedColumns)).toBe(false);
    await removeOlderKey();
    expect(await read(id)).toEqual(whatWasWritten);
    for (const search of [phone, "дяченко оксана"]) expect(await find(search)).toEqual([number]);
  });

  test("leaves nothing in the database that the older key reads or recognises", async () => {
    await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    await rotate();
    const older = new FieldEncryption(firstSecret);
    const [row] = await site.db.query("select * from application");
    const place = { table: "application", column: "encrypted", row: row.id };
    expect(older.tryDecrypt(row.encrypted, place)).toBeNull();
    expect(row.contact_blind_indexes).not.toContain(older.blindIndex(phone));
    expect(row.contact_blind_indexes).toContain(encryption.blindIndex(phone));
    expect(row.network_blind_index).toBeNull();
  });

  test("finds a corrected application by the contacts before the correction too", async () => {
    const key = "0b8ff8fb-5f35-4e38-9c3a-3bd6e3b0a001";
    await submitForm(site, "GENERAL", { phone: "0671112233" }, { key });
    await submitForm(site, "GENERAL", { phone: "0509998877" }, { key });
    encryptionRing.secrets = [newSecret, firstSecret];
    await rotate();
    await removeOlderKey();
    const [number] = await find("0509998877");
    expect(number).toBeDefined();
    expect(await find("0671112233")).toEqual([number]);
  });

  test("encrypts values of earlier versions again, bound to their place", async () => {
    const { id } = await aCase();
    await site.db.query("update application set encrypted = $1", [
      encryptUnbound(firstSecret, JSON.stringify({ phone, fullName: "Оксана" })),
    ]);
    expect(await read(id)).toMatchObject({ name: "Оксана", isUnreadable: false });
    expect(await rotate()).toEqual({ rotated: 1, unreadable: 0 });
    expect(await read(id)).toMatchObject({ name: "Оксана", isUnreadable: false });
    const other = await aStoredApplication(site);
    await site.db.query(
      "update application set encrypted = (select encrypted from application where id = $1) where id = $2",
      [id, other.id],
    );
    expect(await read(other.id)).toMatchObject({ name: "", isUnreadable: true });
  });

  test("leaves what no key decrypts, and goes on with the rest", async () => {
    const lost = await aStoredApplication(site);
    await site.db.query("update application set encrypted = $1", [
      new FieldEncryption("a key that was lost, long enough").encrypt("{}", {
        table: "application",
        column: "encrypted",
        row: lost.id,
      }),
    ]);
    const { id } = await aCase();
    encryptionRing.secrets = [newSecret, firstSecret];
    expect(await rotate()).toEqual({ rotated: 3, unreadable: 1 });
    expect(await hasOlderValues(site.db, encryption, encryptedColumns)).toBe(false);
    expect(await read(id)).toEqual(whatWasWritten);
    expect(await read(lost.id)).toMatchObject({ isUnreadable: true });
  });

  test("goes through more rows than one batch", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 105; count++) ids.push((await aStoredApplication(site)).id);
    encryptionRing.secrets = [newSecret, firstSecret];
    expect(await rotate()).toEqual({ rotated: 105, unreadable: 0 });
    expect(await rotate()).toEqual({ rotated: 0, unreadable: 0 });
  });

  test("does not wait for a row that somebody is changing, and takes it next time", async () => {
    const { id } = await aStoredApplication(site);
    encryptionRing.secrets = [newSecret, firstSecret];
    await site.db.transaction(async (manager) => {
      await manager.query("select 1 from application where id = $1 for update", [id]);
      expect(await rotate()).toEqual({ rotated: 0, unreadable: 0 });
    });
    expect(await hasOlderValues(site.db, encryption, encryptedColumns)).toBe(true);
    expect(await rotate()).toEqual({ rotated: 1, unreadable: 0 });
  });
});

describe("an encrypted value", () => {
  test.each([
    ["another application", "application"],
    ["another note", "application_note"],
    ["another e-mail", "mail"],
  ])("that was moved to %s does not decrypt", async (_, table) => {
    const one = await aCase();
    const other = await aCase();
    const owner = table === "application" ? "id" : "application_id";
    await site.db.query(
      `update ${table} set encrypted = (select encrypted from ${table} where ${owner} = $1)
       where ${owner} = $2`,
      [one.id, other.id],
    );
    const values = JSON.stringify(await read(other.id));
    const expected = {
      application: '"answers":{}',
      application_note: '"notes":[{"text":""}]',
      mail: '"emails":[{"subject":null}]',
    }[table];
    expect(values).toContain(expected);
    expect(await read(one.id)).toEqual(whatWasWritten);
  });

  test("that was moved from a note to an e-mail does not decrypt", async () => {
    const { id } = await aCase();
    await site.db.query("update mail set encrypted = (select encrypted from application_note)");
    expect(await read(id)).toMatchObject({ emails: [{ subject: null }] });
  });
});

test("every encrypted column of the database is rotated", async () => {
  const columns = await site.db.query(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  expect(encryptedColumns.map(({ table, column }) => ({ table, column }))).toEqual(
    expect.arrayContaining(columns),
  );
});

test("blind indexes of earlier versions stay valid", () => {
  const key = Buffer.from(hkdfSync("sha256", firstSecret, "", "doloni index", 32));
  const index = createHmac("sha256", key).update(phone).digest("base64url");
  expect(encryption.blindIndex(phone)).toBe(index);
});
