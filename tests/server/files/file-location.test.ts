import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../../server/platform/environment.ts";

const folder = mkdtempSync(join(tmpdir(), "doloni-location-"));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = { AWS_ACCESS_KEY_ID: "KEY", AWS_SECRET_ACCESS_KEY: "secret" };
const filesOf = (FILES_URL: string, settings: NodeJS.ProcessEnv = keys) =>
  readEnvironment({ DATA_DIR: folder, FILES_URL, ...settings }).files;

describe("where files are", () => {
  test("is DATA_DIR unless FILES_URL says otherwise", () => {
    expect(readEnvironment({ DATA_DIR: folder }).files).toEqual({ folder });
    expect(filesOf("/srv/files", {})).toEqual({ folder: "/srv/files" });
  });

  test("may be a bucket of any service, with a prefix", () => {
    expect(filesOf("s3://site/a/b?endpoint=https://s3.example.org")).toEqual({
      s3: {
        bucket: "site",
        prefix: "a/b/",
        endpoint: "https://s3.example.org",
        region: "us-east-1",
        accessKeyId: "KEY",
        secretAccessKey: "secret",
        sessionToken: null,
      },
    });
  });

  test("may be a bucket of AWS, whose region is in the address or in AWS_REGION", () => {
    const frankfurt = { s3: { endpoint: null, region: "eu-central-1", prefix: "" } };
    expect(filesOf("s3://site?region=eu-central-1")).toMatchObject(frankfurt);
    expect(filesOf("s3://site", { ...keys, AWS_REGION: "eu-central-1" })).toMatchObject(frankfurt);
  });

  test("may be a service on this machine without encryption", () => {
    for (const origin of ["http://127.0.0.1:9000", "http://localhost:9000", "http://[::1]:9000"]) {
      expect(filesOf(`s3://site?endpoint=${origin}`)).toMatchObject({ s3: { endpoint: origin } });
    }
  });

  test("has its key in files when they are named", () => {
    writeFileSync(join(folder, "secret"), "from a file\n");
    const { AWS_ACCESS_KEY_ID } = keys;
    const settings = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY_FILE: join(folder, "secret") };
    expect(filesOf("s3://site?region=eu-central-1", settings)).toMatchObject({
      s3: { secretAccessKey: "from a file" },
    });
  });

  test.each([
    ["a relative path", "files", "must be an absolute path"],
    ["another kind of address", "https://s3.example.org/site", "must be an absolute path"],
    ["a bucket that cannot be", "s3://A_b?region=x", "must be an absolute path"],
    ["a key in the address", "s3://KEY:secret@site?region=x", "must not contain a key"],
    ["an unknown parameter", "s3://site?regoin=x", "has the parameter regoin"],
    ["neither endpoint nor region", "s3://site", "needs &region"],
    ["an endpoint with a path", "s3://site?endpoint=https://a.example/b", "must look like"],
    [
      "another machine without encryption",
      "s3://site?endpoint=http://s3.example.org",
      "only https is allowed",
    ],
    ["a prefix with other characters", "s3://site/a%2fb?region=x", "may have letters"],
  ])("is refused for %s, in one line", (_, address, sentence) => {
    expect(() => filesOf(address)).toThrow(sentence);
    expect(() => filesOf(address)).toThrow(/^FILES_URL [^\n]+$/);
  });

  test.each([
    [{}, "AWS_ACCESS_KEY_ID is needed for FILES_URL"],
    [{ AWS_ACCESS_KEY_ID: "KEY" }, "AWS_SECRET_ACCESS_KEY is needed for FILES_URL"],
  ])("is refused for a bucket without its whole key", (settings, sentence) => {
    expect(() => filesOf("s3://site?region=x", settings)).toThrow(sentence);
  });
});
