import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { humanitarianRules } from "../../../client/graphql/generated/form-rules.ts";
import {
  deleteDraft,
  readDraft,
  saveDraft,
  withoutConsents,
} from "../../../client/site/application/storage/draft.ts";
import {
  addToOutbox,
  type OutboxEntry,
  outboxEntries,
  submit,
} from "../../../client/site/application/storage/outbox.ts";
import { newIdempotencyKey } from "../../../client/site/application/storage/storage.ts";

const device = new Map<string, string>();
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  device.clear();
  fetching.mockReset();
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
    removeItem: (key: string) => device.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const anApplication = (key: string): OutboxEntry => ({
  key,
  form: "GENERAL",
  address: "/need-help",
  answers: { fullName: "Наталія" },
  query: "mutation { sent }",
  variables: { sending: { key } },
});
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

test("an application that arrived waits no longer", async () => {
  fetching.mockResolvedValue(answer({ data: { sent: { number: 1001 } } }));
  addToOutbox(anApplication("a"));
  expect(await submit(anApplication("a"))).toEqual({ sent: { number: 1001 }, error: null });
  expect(outboxEntries()).toEqual([]);
});

test("without a line, or with the server down, an application waits under its key", async () => {
  addToOutbox(anApplication("a"));
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect((await submit(anApplication("a"))).error?.code).toBe("NETWORK");
  fetching.mockResolvedValueOnce(answer({}, 503));
  expect((await submit(anApplication("a"))).error?.code).toBe("NETWORK");
  expect(outboxEntries()).toEqual([anApplication("a")]);
});

test("an application that was put out twice waits once", () => {
  addToOutbox(anApplication("a"));
  addToOutbox(anApplication("b"));
  addToOutbox(anApplication("a"));
  expect(outboxEntries().map(({ key }) => key)).toEqual(["b", "a"]);
});

test("an application that was refused waits no longer, and tells why", async () => {
  const extensions = { code: "CONFLICT", reason: "closed" };
  fetching.mockResolvedValue(answer({ errors: [{ message: "CONFLICT", extensions }] }));
  addToOutbox(anApplication("a"));
  const { error } = await submit(anApplication("a"));
  expect(error).toMatchObject({ code: "CONFLICT", reason: "closed" });
  expect(outboxEntries()).toEqual([]);
});

test("whoever sent too often is told how long to wait", async () => {
  fetching.mockResolvedValue(
    new Response("{}", { status: 429, headers: { "retry-after": "120" } }),
  );
  const { error } = await submit(anApplication("a"));
  expect(error).toMatchObject({ code: "TOO_MANY", retryAfter: 120 });
});

test("somebody else's text in our place is no application", () => {
  device.set("application-outbox", '[{"key":1},null,"x"]');
  expect(outboxEntries()).toEqual([]);
});

test("a draft comes back as it was typed, but for what has to be agreed to by hand", () => {
  const typed = { message: "Потрібні ковдри", needs: ["BEDDING"], consent: "true" };
  saveDraft("HUMANITARIAN", {
    key: "a",
    step: 1,
    answers: withoutConsents(humanitarianRules, typed),
  });
  expect(readDraft("HUMANITARIAN")).toMatchObject({
    key: "a",
    step: 1,
    answers: { message: "Потрібні ковдри", needs: ["BEDDING"] },
  });
  expect(readDraft("HUMANITARIAN")?.answers).not.toHaveProperty("consent");
});

test("a draft is forgotten when it is dropped, and after a week", () => {
  saveDraft("GENERAL", { key: "a", step: 0, answers: {} });
  const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000 + 1;
  expect(readDraft("GENERAL", inAWeek)).toBeNull();
  expect(device.size).toBe(0);
  saveDraft("GENERAL", { key: "a", step: 0, answers: {} });
  deleteDraft("GENERAL");
  expect(readDraft("GENERAL")).toBeNull();
});

test("every form that is begun has a key of its own, as the server expects it", () => {
  expect(newIdempotencyKey()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
