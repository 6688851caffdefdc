import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isOutage,
  isTransient,
  UploadError,
  type UploadErrorInfo,
  type UploadErrorKind,
  uploadErrorFromResponse,
} from "../../../client/admin/image/upload/upload-error.ts";
import {
  countUploads,
  insertInUploadOrder,
  pauseAfter,
  retriableKeys,
} from "../../../client/admin/image/upload/upload-queue.ts";
import { Uploads } from "../../../client/admin/image/upload/uploads.ts";

const aFile = (name: string) => new File(["picture"], name);

type Transfer = {
  progress: (share: number) => void;
  signal: AbortSignal;
  end: (id: string) => void;
  fail: (error: Error) => void;
};

/** A queue of three concurrent uploads to a server that responds when the test says so. */
function aQueue() {
  const transfers = new Map<string, Transfer>();
  const uploaded: [id: string, later: string[]][] = [];
  const idle: number[] = [];
  const uploads = new Uploads<{ id: string }>(
    () => ({
      upload: ({ name }, progress, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => reject(new UploadError({ kind: "connection" })));
          transfers.set(name, { progress, signal, end: (id) => resolve({ id }), fail: reject });
        }),
      onUploaded: ({ id }, later) => uploaded.push([id, [...later]]),
      onIdle: (count) => idle.push(count),
    }),
    3,
  );
  const transferOf = (name: string) => {
    const transfer = transfers.get(name);
    if (!transfer) throw new Error(`${name} was never sent.`);
    return transfer;
  };
  return {
    uploads,
    uploaded,
    idle,
    transferOf,
    states: () => uploads.queue().map(({ file, state }) => `${file.name} ${state}`),
    async choose(...names: string[]) {
      uploads.add(names.map(aFile));
      await nextTurn();
    },
    async arrive(...names: string[]) {
      for (const name of names) transferOf(name).end(`image ${name}`);
      await nextTurn();
    },
    async refuse(name: string, kind: UploadErrorKind, more: Partial<UploadErrorInfo> = {}) {
      transferOf(name).fail(new UploadError({ kind, ...more }));
      await nextTurn();
    },
    /** The names of the files that are being sent. */
    sending: () =>
      uploads.queue().flatMap(({ file, state }) => (state === "running" ? [file.name] : [])),
    /** Calls the action of a file's button. */
    async press(act: (key: number) => void, name: string) {
      const upload = uploads.queue().find(({ file }) => file.name === name);
      if (!upload) throw new Error(`${name} is not in the queue.`);
      act(upload.key);
      await nextTurn();
    },
  };
}

describe("the queue of uploads", () => {
  test("uploads three files at a time while the others wait", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    expect(queue.states()).toEqual([
      "1 running",
      "2 running",
      "3 running",
      "4 waiting",
      "5 waiting",
    ]);
  });

  test("starts the next file when one is uploaded", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    await queue.arrive("2");
    expect(queue.states()).toEqual(["1 running", "3 running", "4 running", "5 waiting"]);
  });

  test("goes on with the other files when one is refused, and lists that one with its reason", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    await queue.refuse("1", "format");
    expect(queue.states()).toEqual(["1 failed", "2 running", "3 running", "4 running"]);
    expect(queue.uploads.queue()[0]?.error).toEqual({ kind: "format" });
  });

  test("lists a file that failed with an unexpected error, and lets an editor retry it", async () => {
    const queue = aQueue();
    await queue.choose("1");
    queue.transferOf("1").fail(new Error("a defect of ours"));
    await nextTurn();
    expect(queue.uploads.queue()[0]?.error).toEqual({ kind: "unforeseen" });
    expect(retriableKeys(queue.uploads.queue())).toHaveLength(1);
  });

  test("removes a file that an editor cancels, and starts the next", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    await queue.press(queue.uploads.cancel, "3");
    expect(queue.transferOf("3").signal.aborted).toBe(true);
    expect(queue.states()).toEqual(["1 running", "2 running", "4 running"]);
  });

  test("never uploads a file that was cancelled while it waited", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    await queue.press(queue.uploads.cancel, "4");
    await queue.arrive("1", "2");
    expect(queue.states()).toEqual(["3 running", "5 running"]);
    expect(() => queue.transferOf("4")).toThrow("never sent");
  });

  test("uploads nothing more once an editor has cancelled everything", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    queue.uploads.cancelAll();
    await nextTurn();
    expect(queue.states()).toEqual([]);
    expect(() => queue.transferOf("4")).toThrow("never sent");
    expect(queue.idle).toEqual([0]);
  });

  test("retries a failed file from its start, before the files chosen after it", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    queue.transferOf("1").progress(0.7);
    await queue.refuse("1", "full");
    await queue.press(queue.uploads.retry, "1");
    expect(queue.uploads.queue()[0]).toMatchObject({
      state: "waiting",
      progress: 0,
      error: null,
    });
    await queue.arrive("2");
    expect(queue.states()).toEqual(["1 running", "3 running", "4 running", "5 waiting"]);
  });

  test("does not restart a running upload when an editor retries it", async () => {
    const queue = aQueue();
    await queue.choose("1");
    queue.transferOf("1").progress(0.5);
    await queue.press(queue.uploads.retry, "1");
    expect(queue.uploads.queue()[0]).toMatchObject({ state: "running", progress: 0.5 });
  });

  test("lets an editor replace a refused file with another", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "broken");
    await queue.press((key) => queue.uploads.replaceFile(key, aFile("better")), "1");
    expect(queue.states()).toEqual(["better running", "2 running"]);
  });

  test("adds nothing for a file whose upload completes after an editor has cancelled it", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    const late = queue.transferOf("1");
    late.end("image 1");
    await queue.press(queue.uploads.cancel, "1");
    late.progress(1);
    expect(queue.states()).toEqual(["2 running"]);
    expect(queue.uploaded).toEqual([]);
  });

  test("reports with each uploaded file the later ones that completed sooner, and finally the total", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3");
    await queue.arrive("3");
    await queue.arrive("1", "2");
    expect(queue.uploaded).toEqual([
      ["image 3", []],
      ["image 1", ["image 3"]],
      ["image 2", ["image 3"]],
    ]);
    expect(queue.idle).toEqual([3]);
  });

  test("counts the files that are running, waiting and failed", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5", "6");
    await queue.refuse("2", "tooLarge");
    expect(countUploads(queue.uploads.queue())).toEqual({ running: 3, waiting: 2, failed: 1 });
  });
});

describe("while the store of the files is away, the queue of uploads", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function pass(ms: number) {
    vi.advanceTimersByTime(ms);
    await nextTurn();
  }

  test("keeps every file with the reason, and sends nothing during the pause", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    for (const name of ["1", "2", "3"]) await queue.refuse(name, "files");
    expect(queue.states()).toEqual(["1", "2", "3", "4", "5"].map((name) => `${name} waiting`));
    expect(queue.uploads.queue().map(({ error }) => error?.kind)).toEqual([
      "files",
      "files",
      "files",
      undefined,
      undefined,
    ]);
    await pass(1999);
    expect(queue.sending()).toEqual([]);
    expect(queue.idle).toEqual([]);
  });

  test("sends one file after a pause, and all others as soon as that one is accepted", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    for (const name of ["1", "2", "3"]) await queue.refuse(name, "files");
    await pass(2000);
    expect(queue.sending()).toEqual(["4"]);
    await queue.arrive("4");
    expect(queue.sending()).toEqual(["1", "2", "5"]);
    await queue.arrive("5", "1", "2");
    await queue.arrive("3");
    expect(queue.states()).toEqual([]);
    // Each was stored once, and `later` restores the order in which they were chosen.
    const order = queue.uploaded.reduce<readonly string[]>(
      (ids, [id, later]) => insertInUploadOrder(ids, id, new Set(later)),
      [],
    );
    expect(order).toEqual(["1", "2", "3", "4", "5"].map((name) => `image ${name}`));
    expect(queue.idle).toEqual([5]);
  });

  test("pauses longer after each refusal, and as briefly as at first after a success", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "files");
    await queue.refuse("2", "files");
    await pass(2000);
    await queue.refuse("1", "files");
    await pass(3999);
    expect(queue.sending()).toEqual([]);
    await pass(1);
    expect(queue.sending()).toEqual(["2"]);
    await queue.arrive("2");
    expect(queue.sending()).toEqual(["1"]);
    await queue.refuse("1", "files");
    await pass(2000);
    expect(queue.sending()).toEqual(["1"]);
  });

  test("waits as long as the server asks for", async () => {
    const queue = aQueue();
    await queue.choose("1");
    await queue.refuse("1", "files", { retryAfter: 5 });
    await pass(4999);
    expect(queue.sending()).toEqual([]);
    await pass(1);
    expect(queue.sending()).toEqual(["1"]);
    expect([1, 2, 6, 60].map((refusals) => pauseAfter(refusals, { kind: "files" }))).toEqual([
      2000, 4000, 60_000, 60_000,
    ]);
    expect(pauseAfter(1, { kind: "files", retryAfter: 86_400 })).toBe(600_000);
  });

  test("sends at once when the connection is back or an editor asks for it", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "format");
    await queue.refuse("2", "connection");
    expect(retriableKeys(queue.uploads.queue())).toEqual([2]);
    queue.uploads.resume();
    await nextTurn();
    expect(queue.states()).toEqual(["1 failed", "2 running"]);
    await queue.refuse("2", "connection");
    await queue.press(queue.uploads.retry, "2");
    expect(queue.states()).toEqual(["1 failed", "2 running"]);
  });

  test("is not held up by a file that is refused each time", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    for (const name of ["1", "2", "3"]) await queue.refuse(name, "connection");
    const sent = [];
    for (const pause of [2000, 4000, 8000]) {
      await pass(pause);
      const [name = ""] = queue.sending();
      sent.push(name);
      await queue.refuse(name, "connection");
    }
    expect(sent).toEqual(["4", "1", "2"]);
  });

  test("tries the next file when an editor removes the one that is being tried", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "files");
    await queue.refuse("2", "files");
    await pass(2000);
    await queue.press(queue.uploads.cancel, "1");
    expect(queue.states()).toEqual(["2 running"]);
  });

  test("tries the next file when the one that is being tried is refused for good", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "files");
    await queue.refuse("2", "files");
    await pass(2000);
    await queue.refuse("1", "tooLarge");
    expect(queue.states()).toEqual(["1 failed", "2 running"]);
  });

  test("sends nothing any more when the screen has been left", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "files");
    queue.uploads.cancelAll();
    await pass(600_000);
    expect([queue.states(), vi.getTimerCount()]).toEqual([[], 0]);
    await queue.choose("3", "4");
    expect(queue.sending()).toEqual(["3", "4"]);
  });
});

describe("an uploaded image in the list", () => {
  test("is added at the end", () => {
    expect(insertInUploadOrder(["a", "b"], "c", new Set())).toEqual(["a", "b", "c"]);
  });

  test("is placed before images that an editor chose after it and that were uploaded sooner", () => {
    expect(
      insertInUploadOrder(["a", "third", "fourth"], "second", new Set(["third", "fourth"])),
    ).toEqual(["a", "second", "third", "fourth"]);
  });

  test("is added at the end when an editor has moved those images to the front", () => {
    expect(insertInUploadOrder(["third", "a"], "second", new Set(["third"]))).toEqual([
      "third",
      "a",
      "second",
    ]);
  });

  test("is listed once, however often it is reported", () => {
    expect(insertInUploadOrder(["a", "b"], "a", new Set())).toEqual(["a", "b"]);
  });
});

describe("a refused upload", () => {
  test.each([
    [422, { fields: [{ path: "file", rule: "format" }] }, "format"],
    [422, { fields: [{ path: "file", rule: "tooManyPixels", limit: 50 }] }, "tooManyPixels"],
    [422, { fields: [{ path: "file", rule: "broken" }] }, "broken"],
    [413, { fields: [{ path: "", rule: "tooLarge", limit: 20 }] }, "tooLarge"],
    [401, {}, "session"],
    [403, {}, "forbidden"],
    [429, null, "tooMany"],
    [502, "<html>", "connection"],
    [503, {}, "unavailable"],
    [503, { code: "UNAVAILABLE", reason: "files" }, "files"],
    [507, {}, "full"],
    [500, { id: "r-7" }, "unforeseen"],
  ])("with status %i and %j is reported as %s", (status, body, kind) => {
    expect(uploadErrorFromResponse(status, body).kind).toBe(kind);
  });

  test("reports the limit that was exceeded", () => {
    const fields = [{ path: "", rule: "tooLarge", limit: 20_971_520 }];
    expect(uploadErrorFromResponse(413, { fields })).toEqual({
      kind: "tooLarge",
      limit: 20_971_520,
    });
  });

  test("reports how long the server asks to wait", () => {
    const body = { code: "UNAVAILABLE", reason: "files" };
    expect(uploadErrorFromResponse(503, body, 5)).toEqual({ kind: "files", retryAfter: 5 });
    expect(uploadErrorFromResponse(503, body, 0)).toEqual({ kind: "files" });
  });

  test("is retried without being asked to during an outage alone", () => {
    const outages = ["connection", "unavailable", "files"] as const;
    const others = ["full", "session", "tooLarge", "format", "broken", "unforeseen"] as const;
    expect(outages.filter((kind) => !isOutage({ kind }))).toEqual([]);
    expect(others.filter((kind) => isOutage({ kind }))).toEqual([]);
  });

  test("can be retried when the server's disk was full", () => {
    expect(isTransient({ kind: "full" })).toBe(true);
  });
});
