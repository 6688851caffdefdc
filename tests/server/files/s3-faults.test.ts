import { beforeEach, describe, expect, test, vi } from "vitest";
import { cached } from "../../../server/files/cached-store.ts";
import {
  contentOf,
  DamagedFile,
  type FileStore,
  isFilesUnavailable,
  readFile,
} from "../../../server/files/file-store.ts";
import { sweepFiles } from "../../../server/files/file-sweep.ts";
import { requestS3Timeouts, type S3Timeouts } from "../../../server/files/s3-requests.ts";
import { S3Store } from "../../../server/files/s3-store.ts";
import { anS3Server } from "../../support/files/an-s3-server.ts";
import type { S3Object } from "../../support/files/s3-server.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";

const s3 = await anS3Server();
const onFailure = vi.fn();
const storeWith = (timeouts: S3Timeouts) => new S3Store(s3.account, timeouts, onFailure);
const store = storeWith(requestS3Timeouts);
/** For services that hang: a test does not wait as long as an editor would. */
const hasty = storeWith({ read: 300, write: 300 });

const name = "documents/one.pdf";
const whole = Buffer.alloc(300_000, "annual report ");
const objectName = `files/${s3.account.prefix}${name}`;
const objectAt = () => s3.objects.get(objectName) as S3Object;
const put = (to: FileStore, bytes = whole) => to.put(name, contentOf(bytes));
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const isUnavailable = async (work: Promise<unknown>) => isFilesUnavailable(await errorOf(work));

async function namesIn(listed: FileStore, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of listed.list(prefix)) names.push(key);
  return names;
}

beforeEach(async () => {
  s3.fail("busy", 0);
  s3.objects.clear();
  await put(store);
  s3.calls.length = 0;
  onFailure.mockClear();
  return () => s3.start().catch(() => undefined);
});

describe("an upload", () => {
  test("that was stored although the service says 500 is sent once more, and there is one file", async () => {
    s3.objects.clear();
    s3.fail("error after storing");
    await put(store);
    expect(s3.calls).toEqual([`PUT ${name}`, `PUT ${name}`]);
    expect(objectAt().bytes.equals(whole)).toBe(true);
  });

  test("is refused when the service is busy twice, and the operator is told why", async () => {
    s3.fail("busy", 2);
    expect(await isUnavailable(put(store))).toBe(true);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(String(onFailure.mock.calls[0]?.[0])).toContain("503 SlowDown");
  });

  test("is refused when the service never answers", async () => {
    s3.fail("silent", 2);
    expect(await isUnavailable(put(hasty))).toBe(true);
  });

  test("is not believed to be stored when the service answers before it has read it", async () => {
    s3.objects.clear();
    s3.fail("hasty", 2);
    expect(await isUnavailable(put(store, Buffer.alloc(9_000_000)))).toBe(true);
  });

  test("is refused while the service is away, and stored when it is back", async () => {
    await s3.stop();
    expect(await isUnavailable(put(store))).toBe(true);
    await s3.start();
    await put(store);
    expect(objectAt().bytes.equals(whole)).toBe(true);
  });

  test("over a connection that the service has closed meanwhile is sent over a new one", async () => {
    await readFile(store, name);
    await s3.stop();
    await s3.start();
    await put(store);
    expect(objectAt().bytes.equals(whole)).toBe(true);
  });
});

describe("a read", () => {
  test.each(["cut off", "stalled"] as const)("whose body is %s is no file", async (fault) => {
    s3.fail(fault, 2);
    expect(await isUnavailable(readFile(hasty, name))).toBe(true);
  });

  test("that the service never answers ends", async () => {
    s3.fail("silent");
    expect(await isUnavailable(readFile(hasty, name))).toBe(true);
    expect(await hasty.head(name)).toMatchObject({ bytes: whole.length });
  });

  test("by a slow visitor is not cut off: only the service's time counts", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const chunks: Uint8Array[] = [];
    const file = await hasty.get(name);
    for await (const chunk of file?.body ?? []) {
      chunks.push(chunk);
      vi.advanceTimersByTime(10_000);
    }
    vi.useRealTimers();
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks).equals(whole)).toBe(true);
  });

  test.each([
    ["with other bytes of the same length", () => s3.fail("other bytes")],
    ["of a file that was replaced", () => (objectAt().bytes = Buffer.from("something else"))],
    ["of a file that was cut", () => (objectAt().bytes = whole.subarray(0, 99))],
  ])("%s is an error, and not a file", async (_, change) => {
    change();
    expect(await errorOf(readFile(store, name))).toBeInstanceOf(DamagedFile);
  });

  test("of a file that was deleted finds nothing", async () => {
    s3.objects.delete(objectName);
    expect([await readFile(store, name), await store.head(name)]).toEqual([null, null]);
  });

  test("that nobody finishes leaves no connection", async () => {
    const file = await store.get(name);
    await file?.body[Symbol.asyncIterator]().return?.();
    expect((await readFile(store, name))?.equals(whole)).toBe(true);
  });
});

describe("memory before the bucket", () => {
  test("serves what it has read while the service is away, and nothing else", async () => {
    const remembering = cached(store, 8);
    await readFile(remembering, name);
    await s3.stop();
    expect((await readFile(remembering, name))?.equals(whole)).toBe(true);
    expect(await isUnavailable(readFile(remembering, "documents/other.pdf"))).toBe(true);
  });

  test("serves what was stored for somebody who looks at it, and not what was merely uploaded", async () => {
    const remembering = cached(store, 8);
    await put(remembering);
    const variant = contentOf(Buffer.from("a new variant"));
    await remembering.put("images/variants/a/320.avif", { ...variant, isOnView: true });
    await s3.stop();
    const served = await readFile(remembering, "images/variants/a/320.avif");
    expect(served?.toString()).toBe("a new variant");
    expect(await isUnavailable(readFile(remembering, name))).toBe(true);
  });

  test("asks once for a file that many visitors open at the same time", async () => {
    const remembering = cached(store, 8);
    await Promise.all(Array.from({ length: 20 }, () => readFile(remembering, name)));
    expect(s3.calls).toEqual([`GET ${name}`]);
  });

  test("does not keep what came damaged", async () => {
    const remembering = cached(store, 8);
    s3.fail("other bytes");
    await expect(readFile(remembering, name)).rejects.toThrow(DamagedFile);
    expect((await readFile(remembering, name))?.equals(whole)).toBe(true);
  });

  test("forgets a file that is replaced or deleted through it", async () => {
    const remembering = cached(store, 8);
    await readFile(remembering, name);
    await put(remembering, Buffer.from("new"));
    expect((await readFile(remembering, name))?.toString()).toBe("new");
    await remembering.delete(name);
    expect(await readFile(remembering, name)).toBeNull();
  });
});

describe("a list", () => {
  test("of 100,000 files is complete, in pages of 1,000", async () => {
    const object = objectAt();
    for (let number = 0; number < 100_000; number++) {
      s3.objects.set(`files/site/many/${String(number).padStart(6, "0")}`, object);
    }
    const names = await namesIn(store, "many/");
    expect(new Set(names).size).toBe(100_000);
    expect(s3.calls).toHaveLength(100);
  });

  test("without its end is an error", async () => {
    s3.fail("half a list");
    expect(await isUnavailable(namesIn(store, "documents/"))).toBe(true);
  });

  test("that is incomplete makes the sweep delete nothing", async () => {
    const db = await anOpenDatabase();
    await db.query("insert into unreferenced_file (key, found_at) values ($1, '2020-01-01')", [
      name,
    ]);
    objectAt().modifiedAt = new Date("2020-01-01");
    const sweep = () =>
      sweepFiles(db, store, { prefix: "documents/", referenced: new Set() }, new Date());
    s3.fail("half a list");
    expect(await isUnavailable(sweep())).toBe(true);
    expect(objectAt().bytes.equals(whole)).toBe(true);
    expect(await sweep()).toMatchObject({ erased: 1 });
  });
});

test("nobody waits longer than 5 seconds, also when a picture takes two reads", () => {
  expect(2 * requestS3Timeouts.read).toBeLessThan(5000);
  expect(requestS3Timeouts.write).toBeLessThan(5000);
});
