import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { root } from "../../../server/platform/paths.ts";

const refusals = (env: NodeJS.ProcessEnv) => {
  try {
    readEnvironment(env);
    return [];
  } catch (failure) {
    return failure instanceof Error ? failure.message.split("\n") : [];
  }
};

describe("the environment", () => {
  test("has no required variable", () => {
    expect(readEnvironment({})).toEqual({
      mode: "production",
      port: 4000,
      host: "127.0.0.1",
      dataDir: join(root, ".data"),
      files: { folder: join(root, ".data") },
      filesCacheMegabytes: 64,
      databaseUrl: null,
      databaseOwnerUrl: null,
      backups: { location: { folder: join(root, ".data", "backups") }, key: null },
      databaseReplicaUrls: [],
      adminEmail: "admin@doloni.example",
      adminPassword: null,
      demoContent: true,
      startingContent: true,
      applicationKey: null,
      smtpUrl: null,
      mailFrom: null,
      telegram: null,
      publicUrl: "http://127.0.0.1:4000",
      trustProxy: false,
      logLevel: "info",
      cacheMegabytes: 32,
      maxEventLoopDelayMs: 1500,
      cloudinary: null,
      introspection: true,
      sandbox: true,
      offlineReading: true,
      webhookPrivateHosts: [],
    });
  });

  test("refuses a token of a bot that is none, without showing it", () => {
    const [refusal, ...others] = refusals({ TELEGRAM_BOT_TOKEN: "my-secret" });
    expect(others).toEqual([]);
    expect(refusal).toMatch(/^TELEGRAM_BOT_TOKEN must be the token of a bot/);
    expect(refusal).not.toContain("my-secret");
  });

  test.each([
    ["where only this machine reaches the site", {}, true],
    ["unless somebody closes it", { SANDBOX: "off" }, false],
    ["without introspection", { INTROSPECTION: "off", SANDBOX: "on" }, false],
    ["on a public address", { PUBLIC_URL: "https://doloni.example" }, false],
    ["on every network", { HOST: "0.0.0.0" }, false],
    ["there too when somebody opens it", { HOST: "0.0.0.0", SANDBOX: "on" }, true],
  ])("opens the Sandbox by its address: %s", (_case, variables, sandbox) => {
    expect(readEnvironment(variables).sandbox).toBe(sandbox);
  });

  test("lists the replicas separately from the database, with commas between them", () => {
    const DATABASE_URL = "postgres://doloni@primary/doloni";
    const replicas = ["postgres://doloni@one/doloni", "postgres://doloni@two/doloni"];
    const variables = { DATABASE_URL, DATABASE_REPLICA_URLS: replicas.join(", ") };
    expect(readEnvironment(variables).databaseReplicaUrls).toEqual(replicas);
    expect(() => readEnvironment({ DATABASE_URL, DATABASE_REPLICA_URLS: "one,two" })).toThrow(
      "DATABASE_REPLICA_URLS must look like",
    );
  });

  test("treats an empty variable as not set", () => {
    expect(readEnvironment({ PORT: "", DEMO_CONTENT: " " }).port).toBe(4000);
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "40.5"],
    ["HOST", "http://localhost"],
    ["DATABASE_URL", "mysql://localhost/doloni"],
    ["DATABASE_URL", "postgres://localhost"],
    ["DATABASE_REPLICA_URLS", "postgres://replica/doloni"],
    ["DATABASE_OWNER_URL", "postgres://owner@here/doloni"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "p".repeat(201)],
    ["DEMO_CONTENT", "maybe"],
    ["INTROSPECTION", "1"],
    ["SANDBOX", "maybe"],
    ["APPLICATION_KEY", "only thirty-one characters, sir"],
    ["SMTP_URL", "mail.doloni.example"],
    ["MAIL_FROM", "Doloni"],
    ["PUBLIC_URL", "doloni.example"],
    ["PUBLIC_URL", "https://doloni.example/site"],
    ["PUBLIC_URL", "ftp://doloni.example"],
    ["TRUST_PROXY", "the neighbour"],
    ["TRUST_PROXY", "on"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["LOG_LEVEL", "loud"],
    ["CACHE_MB", "0"],
    ["CLOUDINARY_URL", "https://cloudinary.com"],
    ["CLOUDINARY_UPLOAD_PRESET", "site"],
  ])("reports an invalid %s (%s) in one line", (name, text) => {
    const lines = refusals({ [name]: text });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} .+\\.$`));
  });

  test("reports several invalid variables at once", () => {
    const lines = refusals({ PORT: "x", DEMO_CONTENT: "x", LOG_LEVEL: "x" });
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["PORT", "DEMO_CONTENT", "LOG_LEVEL"]);
  });

  test("does not print an invalid secret", () => {
    const lines = refusals({ APPLICATION_KEY: "hush", ADMIN_PASSWORD: "hush".repeat(60) });
    expect(lines.join()).not.toContain("hush");
  });

  test("uses localhost as the address of a site that listens on every network", () => {
    expect(readEnvironment({ HOST: "0.0.0.0", PORT: "80" }).publicUrl).toBe("http://localhost:80");
    expect(readEnvironment({ HOST: "::1" }).publicUrl).toBe("http://[::1]:4000");
  });

  test("removes the trailing slash of the public address", () => {
    const { publicUrl } = readEnvironment({ PUBLIC_URL: "https://doloni.example/" });
    expect(publicUrl).toBe("https://doloni.example");
  });

  test.each([
    ["off", false],
    ["2", 2],
    ["loopback, 10.0.0.0/8", "loopback,10.0.0.0/8"],
  ])("sets the trusted proxies: %s", (text, trustProxy) => {
    expect(readEnvironment({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
  });

  test("says what to write instead of trusting every proxy", () => {
    expect(refusals({ TRUST_PROXY: "on" })[0]).toMatch(
      /number of proxies .*such as 1.*10\.0\.0\.0\/8/,
    );
  });

  test("needs the preset together with Cloudinary's URL", () => {
    const CLOUDINARY_URL = "cloudinary://key:secret@cloud?upload_prefix=http://127.0.0.1:9";
    expect(
      readEnvironment({ CLOUDINARY_URL, CLOUDINARY_UPLOAD_PRESET: "site" }).cloudinary,
    ).toEqual({
      cloudName: "cloud",
      apiKey: "key",
      apiSecret: "secret",
      uploadPrefix: "http://127.0.0.1:9",
      uploadPreset: "site",
    });
    expect(refusals({ CLOUDINARY_URL })).toEqual([
      "CLOUDINARY_UPLOAD_PRESET is needed beside CLOUDINARY_URL.",
    ]);
  });
});
