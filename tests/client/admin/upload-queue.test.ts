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

/** A queue of three at once to a server that answers when the test says so. */
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
    /** What the buttons of a file do. */
    async press(act: (key: number) => void, name: string) {
      const upload = uploads.queue().find(({ file }) => file.name === name);
      if (!upload) throw new Error(`${name} is not in the queue.`);
      act(upload.key);
      await nextTurn();
    },
  };
}

describe("the queue of uploads", () => {
  test("sends three files at once and lets the others wait", async () => {
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

  test("begins the next file when one has come", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    await queue.arrive("2");
    expect(queue.states()).toEqual(["1 running", "3 running", "4 running", "5 waiting"]);
  });

  test("goes on with the others when one is refused, and keeps that one with its reason", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    await queue.refuse("1", "heic");
    expect(queue.states()).toEqual(["1 failed", "2 running", "3 running", "4 running"]);
    expect(queue.uploads.queue()[0]?.error).toEqual({ kind: "heic" });
  });

  test("keeps a file that something unexpected stopped, and offers to send it again", async () => {
    const queue = aQueue();
    await queue.choose("1");
    queue.transferOf("1").fail(new Error("a defect of ours"));
    await nextTurn();
    expect(queue.uploads.queue()[0]?.error).toEqual({ kind: "unforeseen" });
    expect(retriableKeys(queue.uploads.queue())).toHaveLength(1);
  });

  test("forgets a file that somebody cancels, and begins the next", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    await queue.press(queue.uploads.cancel, "3");
    expect(queue.transferOf("3").signal.aborted).toBe(true);
    expect(queue.states()).toEqual(["1 running", "2 running", "4 running"]);
  });

  test("never sends a file that was cancelled while it waited", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5");
    await queue.press(queue.uploads.cancel, "4");
    await queue.arrive("1", "2");
    expect(queue.states()).toEqual(["3 running", "5 running"]);
    expect(() => queue.transferOf("4")).toThrow("never sent");
  });

  test("sends nothing more once everything is cancelled", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4");
    queue.uploads.cancelAll();
    await nextTurn();
    expect(queue.states()).toEqual([]);
    expect(() => queue.transferOf("4")).toThrow("never sent");
    expect(queue.idle).toEqual([0]);
  });

  test("sends a failed file again from its beginning, before those chosen after it", async () => {
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

  test("does not begin a running file anew when it is asked to retry it", async () => {
    const queue = aQueue();
    await queue.choose("1");
    queue.transferOf("1").progress(0.5);
    await queue.press(queue.uploads.retry, "1");
    expect(queue.uploads.queue()[0]).toMatchObject({ state: "running", progress: 0.5 });
  });

  test("takes another file in the place of a refused one", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "broken");
    await queue.press((key) => queue.uploads.replaceFile(key, aFile("better")), "1");
    expect(queue.states()).toEqual(["better running", "2 running"]);
  });

  test("adds nothing for a file that comes although somebody has cancelled it", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    const late = queue.transferOf("1");
    late.end("image 1");
    await queue.press(queue.uploads.cancel, "1");
    late.progress(1);
    expect(queue.states()).toEqual(["2 running"]);
    expect(queue.uploaded).toEqual([]);
  });

  test("tells with each file which later ones came before it, and at the end how many came", async () => {
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

  test("tells how many files run, wait and failed", async () => {
    const queue = aQueue();
    await queue.choose("1", "2", "3", "4", "5", "6");
    await queue.refuse("2", "tooLarge");
    expect(countUploads(queue.uploads.queue())).toEqual({ running: 3, waiting: 2, failed: 1 });
  });

  test("sends again what a lost connection stopped, and not what can never come through", async () => {
    const queue = aQueue();
    await queue.choose("1", "2");
    await queue.refuse("1", "heic");
    await queue.refuse("2", "connection");
    expect(retriableKeys(queue.uploads.queue())).toEqual([2]);
    queue.uploads.retryDisconnected();
    await nextTurn();
    expect(queue.states()).toEqual(["1 failed", "2 running"]);
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
