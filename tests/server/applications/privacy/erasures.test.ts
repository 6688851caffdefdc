import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { repeatErasures } from "../../../../server/application/privacy/erasures.ts";
import { recordChange } from "../../../../server/history/record-change.ts";
import { erasureFile } from "../../../../server/platform/files/erasure-file.ts";
import { visitor } from "../../../../server/platform/viewer.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../../support/applications/stored-applications.ts";
import { aServer, encryption } from "../../../support/server/test-server.ts";

const site = await aServer();
const file = erasureFile(site.dataDir);
const phone = "+380671112233";
const email = "oksana@example.org";

beforeEach(async () => {
  await site.db.query("truncate application, mail, change, erasure cascade");
  writeFileSync(file, "");
});

const erase = async (contact: string): Promise<number> => {
  const document = "mutation ($contact: String!) { erasePersonalData(contact: $contact) }";
  return (await site.executeOrThrow(document, { contact }, "admin")).erasePersonalData;
};
const repeat = () => repeatErasures(site.db, encryption, site.dataDir, new Date());

/** A backup of the applications, their notes and e-mails, the history and the erasures. */
async function backUp() {
  const tables = ["application", "application_note", "mail", "change", "erasure"];
  for (const table of tables) {
    await site.db.query(`drop table if exists backup_${table}`);
    await site.db.query(`create table backup_${table} as table ${table}`);
  }
  return async () => {
    await site.db.query("truncate application, application_note, mail, change, erasure cascade");
    for (const table of tables) {
      await site.db.query(`insert into ${table} select * from backup_${table}`);
    }
  };
}

const readable = async () => {
  const rows: { id: string; note: boolean; mail: boolean }[] = await site.db.query(
    `select id, exists (select 1 from application_note where application_id = item.id) as note,
       exists (select 1 from mail where application_id = item.id and encrypted is not null) as mail
     from application item where encrypted is not null order by number`,
  );
  return rows;
};

async function aChangeWith(label: string, content: object) {
  await recordChange(
    site.db.manager,
    { viewer: visitor, now: new Date() },
    { kind: "Member", action: "saved", itemId: crypto.randomUUID(), label, content },
  );
}

describe("the history of the site", () => {
  test("no longer tells the contacts of a person who was erased, in any notation", async () => {
    await aChangeWith(`Оксана, ${email}`, {
      translations: {
        ua: { text: `<p>Пишіть <a href="mailto:Oksana@Example.org">Оксані</a>.</p>` },
        eng: { phones: ["067 111-22-33", "067 999-88-77"] },
      },
    });
    expect(await erase(email)).toBe(0);
    expect(await erase("+38 (067) 111 22 33")).toBe(0);
    const [{ label, content }] = await site.db.query("select label, content from change");
    expect(label).toBe("Оксана, ");
    expect(content).toEqual({
      translations: {
        ua: { text: `<p>Пишіть <a href="mailto:">Оксані</a>.</p>` },
        eng: { phones: ["", "067 999-88-77"] },
      },
    });
  });

  test("keeps other contacts, numbers and account numbers as they were", async () => {
    const content = {
      iban: "UA213223130000026007233566001",
      phone: "+380509998877",
      email: "not-oksana@example.org",
      year: 2026,
      fits: `${phone}1`,
    };
    await aChangeWith("Реквізити", content);
    await erase(email);
    await erase(phone);
    expect((await site.db.query("select content from change"))[0].content).toEqual(content);
  });
});

describe("an erasure", () => {
  test("is recorded without personal data, in the database and beside it", async () => {
    const { id } = await aStoredApplication(site, "general", { phone, email });
    await erase(email);
    const rows = await site.db.query("select * from erasure");
    expect(rows).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        contact_blind_index: encryption.blindIndex(email),
        application_ids: [id],
      },
    ]);
    const written = readFileSync(file, "utf8");
    expect(JSON.parse(written)).toEqual({
      id: rows[0].id,
      at: rows[0].at.toISOString(),
      contactBlindIndex: encryption.blindIndex(email),
      applicationIds: [id],
    });
    expect(written).not.toContain("oksana");
  });

  test("is repeated after an older backup was restored: applications, notes, e-mails, history", async () => {
    const erased = await aStoredApplication(site, "general", { phone, email });
    await aNote(site, erased.id, "Двоє дітей");
    await anEmail(site, { applicationId: erased.id, state: "sent" }, { to: email });
    const other = await aStoredApplication(site);
    await aNote(site, other.id, "Чужа нотатка");
    await aChangeWith("Оксана", { email });
    const restore = await backUp();
    await erase(email);
    await restore();
    expect(await readable()).toHaveLength(2);
    expect(await repeat()).toBe(1);
    expect(await readable()).toEqual([{ id: other.id, note: true, mail: false }]);
    expect((await site.db.query("select content from change"))[0].content).toEqual({ email: "" });
    expect(await repeat()).toBe(0);
  });

  test("leaves an application that the person sent later", async () => {
    const before = await aStoredApplication(site, "general", { phone });
    const restore = await backUp();
    await erase(phone);
    await restore();
    const at = new Date(Date.now() + 1000);
    const later = await aStoredApplication(site, "general", { phone }, { createdAt: at });
    await repeat();
    expect((await readable()).map(({ id }) => id)).toEqual([later.id]);
    expect(before.id).not.toBe(later.id);
  });

  test("is not repeated where the database knows it", async () => {
    await aStoredApplication(site, "general", { phone });
    await erase(phone);
    expect(await repeat()).toBe(0);
  });

  test("of another data folder is written into this one", async () => {
    await aStoredApplication(site, "general", { phone });
    await erase(phone);
    const before = readFileSync(file, "utf8");
    writeFileSync(file, "");
    await repeat();
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

describe("the file of erasures", () => {
  test("may end within a line after a crash", async () => {
    await aStoredApplication(site, "general", { phone });
    await erase(phone);
    appendFileSync(file, '{"id":"0b8f');
    expect(await repeat()).toBe(0);
    await erase(email);
    expect(await repeat()).toBe(0);
  });

  test("is not ignored when it is damaged", async () => {
    writeFileSync(file, "what is this\n");
    await expect(repeat()).rejects.toThrow(`Line 1 of ${file} is damaged`);
  });
});
