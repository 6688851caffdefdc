import { describe, expect, test } from "vitest";
import {
  isTransient,
  uploadErrorFromResponse,
} from "../../../client/admin/image/upload/upload-error.ts";
import {
  countUploads,
  insertInUploadOrder,
  reduceQueue,
  retriableKeys,
  type UploadEvent,
  type UploadQueue,
} from "../../../client/admin/image/upload/upload-queue.ts";

const aFile = (name: string) => new File(["picture"], name);

const chosen = (...keys: number[]): UploadEvent => ({
  type: "chosen",
  files: keys.map((key) => ({ key, file: aFile(`${key}.jpg`) })),
});

/** What has become of the queue after all of this, with three files at once. */
const queueAfter = (...events: UploadEvent[]) =>
  events.reduce<UploadQueue>((queue, event) => reduceQueue(queue, event, 3), []);

const states = (queue: UploadQueue) => queue.map(({ key, state }) => `${key} ${state}`);

describe("the queue of uploads", () => {
  test("sends three files at once and lets the others wait", () => {
    expect(states(queueAfter(chosen(1, 2, 3, 4, 5)))).toEqual([
      "1 running",
      "2 running",
      "3 running",
      "4 waiting",
      "5 waiting",
    ]);
  });

  test("begins the next file when one has come", () => {
    const queue = queueAfter(chosen(1, 2, 3, 4, 5), { type: "arrived", key: 2 });
    expect(states(queue)).toEqual(["1 running", "3 running", "4 running", "5 waiting"]);
  });

  test("goes on with the others when one is refused, and keeps that one with its reason", () => {
    const failure = { kind: "heic" } as const;
    const queue = queueAfter(chosen(1, 2, 3, 4), { type: "failed", key: 1, failure });
    expect(states(queue)).toEqual(["1 failed", "2 running", "3 running", "4 running"]);
    expect(queue[0]?.failure).toEqual(failure);
  });

  test("forgets a file that somebody cancels, and begins the next", () => {
    const queue = queueAfter(chosen(1, 2, 3, 4), { type: "cancelled", key: 3 });
    expect(states(queue)).toEqual(["1 running", "2 running", "4 running"]);
  });

  test("sends a failed file again from its beginning, when its turn comes", () => {
    const queue = queueAfter(
      chosen(1, 2, 3, 4, 5),
      { type: "progressed", key: 1, share: 0.7 },
      { type: "failed", key: 1, failure: { kind: "connection" } },
      { type: "retried", key: 1 },
    );
    expect(queue[0]).toMatchObject({ key: 1, state: "waiting", progress: 0, failure: null });
  });

  test("does not begin a running file anew when it is asked to retry it", () => {
    const queue = queueAfter(
      chosen(1),
      { type: "progressed", key: 1, share: 0.5 },
      { type: "retried", key: 1 },
    );
    expect(queue[0]).toMatchObject({ state: "running", progress: 0.5 });
  });

  test("takes another file in the place of a refused one", () => {
    const queue = queueAfter(
      chosen(1, 2),
      { type: "failed", key: 1, failure: { kind: "broken" } },
      { type: "exchanged", key: 1, file: aFile("better.jpg") },
    );
    expect(queue.map(({ file, state }) => `${file.name} ${state}`)).toEqual([
      "better.jpg running",
      "2.jpg running",
    ]);
  });

  test("does nothing for a file that left it meanwhile", () => {
    const queue = queueAfter(
      chosen(1, 2),
      { type: "cancelled", key: 1 },
      { type: "progressed", key: 1, share: 1 },
    );
    expect(states(queue)).toEqual(["2 running"]);
  });

  test("tells how many files run, wait and failed", () => {
    const failure = { kind: "tooLarge" } as const;
    const queue = queueAfter(chosen(1, 2, 3, 4, 5, 6), { type: "failed", key: 2, failure });
    expect(countUploads(queue)).toEqual({ running: 3, waiting: 2, failed: 1 });
  });

  test("offers to retry what a lost connection stopped, and not what can never come through", () => {
    const queue = queueAfter(
      chosen(1, 2),
      { type: "failed", key: 1, failure: { kind: "heic" } },
      { type: "failed", key: 2, failure: { kind: "connection" } },
    );
    expect(retriableKeys(queue)).toEqual([2]);
  });
});

describe("an uploaded image", () => {
  test("comes to stand at the end", () => {
    expect(insertInUploadOrder(["a", "b"], "c", new Set())).toEqual(["a", "b", "c"]);
  });

  test("stands before what was chosen after it and came sooner", () => {
    expect(
      insertInUploadOrder(["a", "third", "fourth"], "second", new Set(["third", "fourth"])),
    ).toEqual(["a", "second", "third", "fourth"]);
  });

  test("stays at the end when somebody has moved those to the front meanwhile", () => {
    expect(insertInUploadOrder(["third", "a"], "second", new Set(["third"]))).toEqual([
      "third",
      "a",
      "second",
    ]);
  });

  test("is in the list once, however often it is told", () => {
    expect(insertInUploadOrder(["a", "b"], "a", new Set())).toEqual(["a", "b"]);
  });
});

describe("a refused upload", () => {
  test.each([
    [422, { fields: [{ path: "file", rule: "format", found: "heic" }] }, "heic"],
    [422, { fields: [{ path: "file", rule: "format" }] }, "format"],
    [422, { fields: [{ path: "file", rule: "tooManyPixels", limit: 50 }] }, "tooManyPixels"],
    [422, { fields: [{ path: "file", rule: "broken" }] }, "broken"],
    [413, { fields: [{ path: "", rule: "tooLarge", limit: 20 }] }, "tooLarge"],
    [401, {}, "session"],
    [403, {}, "forbidden"],
    [429, null, "tooMany"],
    [502, "<html>", "connection"],
    [503, {}, "unavailable"],
    [507, {}, "full"],
    [500, { id: "r-7" }, "unforeseen"],
  ])("with status %i and %j is told as %s", (status, body, kind) => {
    expect(uploadErrorFromResponse(status, body).kind).toBe(kind);
  });

  test("tells the bound that was passed", () => {
    const fields = [{ path: "", rule: "tooLarge", limit: 20_971_520 }];
    expect(uploadErrorFromResponse(413, { fields })).toEqual({
      kind: "tooLarge",
      limit: 20_971_520,
    });
  });

  test("may be tried again when a full disk stopped it", () => {
    expect(isTransient({ kind: "full" })).toBe(true);
  });
});
