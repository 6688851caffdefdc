import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteApplications,
  queuedEmails,
  storedApplications,
  submitForm,
} from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const now = new Date("2026-11-20T10:00:00Z");
const openedFor = (ms: number) => new Date(now.getTime() - ms).toISOString();
beforeEach(async () => {
  site.setClock(now);
  await deleteApplications(site);
});

describe("what looks like spam", () => {
  test.each([
    ["with the hidden field filled in", { website: "https://spam.example" }, "hiddenField"],
    ["sent within three seconds", { openedAt: openedFor(2900) }, "tooFast"],
  ])(
    "%s is marked as spam, never deleted, and the sender is not told",
    async (_how, submission, spamReason) => {
      const { receipt, error } = await submitForm(site, "GENERAL", {}, submission);
      expect(error).toBeNull();
      const [row] = await storedApplications(site);
      expect(row).toMatchObject({
        number: receipt?.number,
        state: "spam",
        spam_reason: spamReason,
        closed_at: now,
      });
      expect(row.answers.message).toBe("Потрібна порада щодо житла");
    },
  );

  test("sends no e-mails, and takes no place", async () => {
    await site.db.query(
      "update application_form set places_left = 1, staff_email = 'staff@doloni.example'",
    );
    await submitForm(site, "PARTNER", {}, { website: "x" });
    expect(await queuedEmails(site)).toEqual([]);
    expect((await submitForm(site, "PARTNER")).error).toBeNull();
  });

  test("is not a duplicate of a person's submission, nor the other way round", async () => {
    await submitForm(site, "GENERAL", {}, { website: "x" });
    await submitForm(site, "GENERAL");
    await submitForm(site, "GENERAL", {}, { website: "x" });
    const rows = await storedApplications(site);
    expect(rows.map(({ state }: { state: string }) => state)).toEqual(["spam", "new", "spam"]);
  });
});

describe("a person", () => {
  test.each([
    ["who took three seconds", openedFor(3000)],
    ["who opened the form yesterday and was offline", openedFor(24 * 3_600_000)],
    ["whose clock is ahead", openedFor(-3_600_000)],
    ["whose browser sends no time", null],
  ])("%s is not treated as spam", async (_who, openedAt) => {
    await submitForm(site, "GENERAL", {}, { openedAt });
    expect(await storedApplications(site)).toMatchObject([{ state: "new", spam_reason: "" }]);
  });
});

describe("a network address", () => {
  const from = "192.0.2.7";
  const phone = (index: number) => ({ phone: `+38067000000${index}` });
  const states = async () => (await storedApplications(site)).map(stateOf);
  const stateOf = ({ state, spam_reason }: { state: string; spam_reason: string }) =>
    `${state} ${spam_reason}`.trim();
  const fiveNew = ["new", "new", "new", "new", "new"];

  test("that sends more than five submissions an hour gets a number for each, and staff see the others apart", async () => {
    for (let index = 0; index < 7; index++) {
      const { error, receipt } = await submitForm(site, "GENERAL", phone(index), { from });
      expect([error, receipt?.number]).toEqual([null, expect.any(Number)]);
    }
    await submitForm(site, "GENERAL", phone(8), { from: "192.0.2.8" });
    expect(await states()).toEqual([...fiveNew, "spam tooMany", "spam tooMany", "new"]);
  });

  test("whose submissions fill an hour's maximum is refused, and told when to try again", async () => {
    await submitForm(site, "GENERAL", phone(0), { from });
    await site.db.query("update attempt set points = 299");
    expect((await submitForm(site, "GENERAL", phone(1), { from })).error).toBeNull();
    const { error } = await submitForm(site, "GENERAL", phone(2), { from });
    expect(error).toEqual({ code: "TOO_MANY", retryAfter: expect.any(Number) });
    expect(error?.retryAfter).toBeGreaterThan(3500);
    expect(error?.retryAfter).toBeLessThanOrEqual(3600);
    expect((await submitForm(site, "GENERAL", phone(2), { from: "192.0.2.8" })).error).toBeNull();
    expect(await states()).toEqual(["new", "spam tooMany", "new"]);
  });

  test("of IPv6 is counted together with the other addresses of its network", async () => {
    for (let index = 0; index < 6; index++) {
      await submitForm(site, "GENERAL", phone(index), { from: `2001:db8:1:2::${index}` });
    }
    await submitForm(site, "GENERAL", phone(6), { from: "2001:db8:1:3::5" });
    expect(await states()).toEqual([...fiveNew, "spam tooMany", "new"]);
  });

  test("is not limited by mistakes, repeated submissions, or closed forms", async () => {
    const key = "00000000-0000-4000-8000-000000000001";
    await site.db.query("update application_form set state = 'paused' where form = 'partner'");
    for (let index = 0; index < 6; index++) {
      await submitForm(site, "GENERAL", { phone: "1" }, { from });
      await submitForm(site, "GENERAL", {}, { from, key });
      expect((await submitForm(site, "PARTNER", {}, { from })).error?.reason).toBe("closed");
    }
    expect((await submitForm(site, "GENERAL", phone(7), { from })).error).toBeNull();
    expect((await states()).at(-1)).toBe("new");
  });

  test("is stored only as a blind index, also in the table of the rate limit", async () => {
    await submitForm(site, "GENERAL", {}, { from });
    const [row] = await storedApplications(site);
    expect(row.network_blind_index).toMatch(/^[\w-]{43}$/);
    const attempts = JSON.stringify(await site.db.query("select key from attempt"));
    expect(attempts).toContain(row.network_blind_index);
    expect(attempts).not.toContain(from);
  });
});
