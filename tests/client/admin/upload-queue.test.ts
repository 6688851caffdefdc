import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import {
  isTransient,
  UploadError,
  type UploadErrorKind,
  uploadErrorFromResponse,
} from "../../../client/admin/image/upload/upload-error.ts";
import {
  countUploads,
  insertInUploadOrder,
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
    async refuse(name: string, kind: UploadErrorKind) {
      transferOf(name).fail(new UploadError({ kind }));
      await nextTurn();
    },
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
    await queue.refuse("1", "connection");
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

  test("retries files that failed by a lost connection, and not files that were refused", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "format");
    await queue.refuse("2", "connection");
    expect(retriableKeys(queue.uploads.queue())).toEqual([2]);
    queue.uploads.retryDisconnected();
    await nextTurn();
    expect(queue.states()).toEqual(["1 failed", "2 running"]);
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

  test("can be retried when the server's disk was full", () => {
    expect(isTransient({ kind: "full" })).toBe(true);
  });
});
