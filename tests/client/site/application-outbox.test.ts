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

const storage = new Map<string, string>();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  storage.clear();
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
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
const response = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

test("an application that the server accepts is removed from the outbox", async () => {
  fetchMock.mockResolvedValue(response({ data: { sent: { number: 1001 } } }));
  addToOutbox(anApplication("a"));
  expect(await submit(anApplication("a"))).toEqual({ sent: { number: 1001 }, error: null });
  expect(outboxEntries()).toEqual([]);
});

test("an application stays in the outbox when there is no connection or the server is down", async () => {
  addToOutbox(anApplication("a"));
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect((await submit(anApplication("a"))).error?.code).toBe("NETWORK");
  fetchMock.mockResolvedValueOnce(response({}, 503));
  expect((await submit(anApplication("a"))).error?.code).toBe("NETWORK");
  expect(outboxEntries()).toEqual([anApplication("a")]);
});

test("an application that is added to the outbox twice is stored once", () => {
  addToOutbox(anApplication("a"));
  addToOutbox(anApplication("b"));
  addToOutbox(anApplication("a"));
  expect(outboxEntries().map(({ key }) => key)).toEqual(["b", "a"]);
});

test("an application that the server refuses is removed from the outbox, with the reason", async () => {
  const extensions = { code: "CONFLICT", reason: "closed" };
  fetchMock.mockResolvedValue(response({ errors: [{ message: "CONFLICT", extensions }] }));
  addToOutbox(anApplication("a"));
  const { error } = await submit(anApplication("a"));
  expect(error).toMatchObject({ code: "CONFLICT", reason: "closed" });
  expect(outboxEntries()).toEqual([]);
});

test("an applicant who sends too often is told how long to wait", async () => {
  fetchMock.mockResolvedValue(
    new Response("{}", { status: 429, headers: { "retry-after": "120" } }),
  );
  const { error } = await submit(anApplication("a"));
  expect(error).toMatchObject({ code: "TOO_MANY", retryAfter: 120 });
});

test("invalid data under the outbox's storage key is ignored", () => {
  storage.set("application-outbox", '[{"key":1},null,"x"]');
  expect(outboxEntries()).toEqual([]);
});

test("an applicant's draft is restored as it was typed, without the consents", () => {
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

test("an applicant's draft is deleted on request, and after a week", () => {
  saveDraft("GENERAL", { key: "a", step: 0, answers: {} });
  const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000 + 1;
  expect(readDraft("GENERAL", inAWeek)).toBeNull();
  expect(storage.size).toBe(0);
  saveDraft("GENERAL", { key: "a", step: 0, answers: {} });
  deleteDraft("GENERAL");
  expect(readDraft("GENERAL")).toBeNull();
});

test("every new form has its own idempotency key, a UUID of version 4", () => {
  expect(newIdempotencyKey()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
