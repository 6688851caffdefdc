import { beforeEach, expect, test } from "vitest";
import { anEmail, aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application, mail cascade"));

const fields = "id state attempts lastError applicationId to subject text";
const list = async (args = "") =>
  (await site.executeOrThrow(`{ emails${args} { total items { ${fields} } } }`, {}, "admin"))
    .emails;
const retry = async (id: string) => {
  const { data, errors } = await site.execute(
    `mutation { retryEmail(id: "${id}") { state attempts lastError } }`,
    {},
    "admin",
  );
  return errors?.[0]?.extensions ?? data?.retryEmail;
};

test("an admin reads the site's e-mails, newest first, by state and page", async () => {
  const { id: applicationId } = await aStoredApplication(site);
  const createdAt = new Date(Date.now() - 3_600_000);
  const storedEmail = await anEmail(site, { state: "kept", applicationId, createdAt });
  const sent = await anEmail(site, { state: "sent" }, { subject: "Нова заявка" });
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: sent.id, subject: "Нова заявка" },
    {
      id: storedEmail.id,
      applicationId,
      state: "KEPT",
      to: "oksana@example.org",
      subject: "Дякуємо",
      text: "Заявку отримано",
    },
  ]);
  expect(await list("(state: KEPT)")).toMatchObject({ total: 1, items: [{ id: storedEmail.id }] });
  expect(await list("(first: 1, skip: 1)")).toMatchObject({
    total: 2,
    items: [{ id: storedEmail.id }],
  });
});

test("an e-mail whose text was erased is empty", async () => {
  await anEmail(site, { state: "sent" });
  await site.db.query("update mail set encrypted = null");
  expect((await list()).items).toMatchObject([{ to: null, subject: null, text: null }]);
});

test("an admin retries a failed e-mail, but none that was sent", async () => {
  const failed = await anEmail(site, { state: "failed", attempts: 7, lastError: "550" });
  expect(await retry(failed.id)).toEqual({ state: "WAITING", attempts: 0, lastError: "" });
  const sent = await anEmail(site, { state: "sent" });
  expect(await retry(sent.id)).toEqual({ code: "CONFLICT", reason: "stale" });
  expect(await retry("no id")).toEqual({ code: "NOT_FOUND" });
});

test("the list of e-mails costs the same number of statements for many as for few", async () => {
  await anEmail(site, {});
  const few = await site.countStatements(() => list());
  for (let index = 0; index < 5; index++) await anEmail(site, {});
  expect(await site.countStatements(() => list())).toBe(few);
});

test("case workers and editors cannot read the e-mails", async () => {
  for (const speaker of ["caseWorker", "editor"] as const) {
    const { errors } = await site.execute("{ emails { total } }", {}, speaker);
    expect(errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  }
});
