import { afterEach, describe, expect, test, vi } from "vitest";
import { contentOf, isFilesUnavailable, readFile } from "../../../server/files/file-store.ts";
import { openFileStores } from "../../../server/files/open-file-store.ts";
import { StartupError } from "../../../server/platform/startup-error.ts";
import { anS3Server } from "../../support/files/an-s3-server.ts";

const s3 = await anS3Server();
const log = { warn: vi.fn() };
const open = (changes: Partial<typeof s3.account> = {}) =>
  openFileStores({ location: { s3: { ...s3.account, ...changes } }, megabytes: 8 }, log);

afterEach(() => {
  s3.denied.clear();
  s3.clockOffset = 0;
  log.warn.mockClear();
});

/** The sentence with which the start ends. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (error instanceof StartupError) return error.message;
  throw new Error(`expected the start to be refused, and not ${error}`);
}

describe("an operator who starts the site with a bucket", () => {
  test("sees it start, and no file of the check is left", async () => {
    const { files } = await open();
    await files.put("documents/a", contentOf(Buffer.from("a")));
    expect([...s3.objects.keys()]).toEqual(["files/site/documents/a"]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    ["an unknown key", { accessKeyId: "OTHER" }, "does not know the key OTHER"],
    ["a wrong secret", { secretAccessKey: "wrong" }, "does not accept AWS_SECRET_ACCESS_KEY"],
    ["a bucket that does not exist", { bucket: "missing" }, "missing at http"],
  ])("is told of %s", async (_, changes, sentence) => {
    expect(await refusal(open(changes))).toContain(sentence);
  });

  test.each(["list", "write", "read", "delete"] as const)(
    "is told that the key may not %s",
    async (right) => {
      s3.denied.add(right);
      expect(await refusal(open())).toContain(`does not allow the key TESTKEY to ${right} files`);
    },
  );

  test.each([-1, 1])("is told of a clock that is off by %i hour", async (hours) => {
    s3.clockOffset = hours * 3_600_000;
    expect(await refusal(open())).toContain("set its clock");
  });

  test("is told of a service that answers other bytes than it was given", async () => {
    // The list and the upload are exact.
    vi.spyOn(s3.objects, "set").mockImplementationOnce((name, object) =>
      Map.prototype.set.call(s3.objects, name, { ...object, bytes: Buffer.from("x".repeat(42)) }),
    );
    expect(await refusal(open())).toContain("answers other bytes than it was given");
  });

  test("is warned of a service that is away, and the site starts and finds it later", async () => {
    await s3.stop();
    const { files } = await open();
    expect(log.warn.mock.calls.map(([, message]) => message).join()).toContain("does not answer");
    await expect(readFile(files, "documents/b")).rejects.toSatisfy(isFilesUnavailable);
    await s3.start();
    expect(await readFile(files, "documents/b")).toBeNull();
  });
});
