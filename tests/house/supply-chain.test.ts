import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const { writeSbom } = await import(pathToFileURL(join(root, "scripts/sbom.mjs")).href);

const read = (name: string) => readFileSync(join(root, name), "utf8");

interface Entry {
  version: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
}
const { packages }: { packages: Record<string, Entry> } = JSON.parse(read("package-lock.json"));
const entries = Object.entries(packages).filter(([path]) => path !== "");

// npm writes a checksum only for packages that it could look up. These are the linter for platforms
// other than the one that wrote the lock file; the next update fills them in.
const withoutChecksum = /^node_modules\/@biomejs\/cli-(?:android|darwin|win32|linux-\w+-musl)/;

test("the lock file has a checksum of every package", () => {
  const unchecked = entries.filter(
    ([path, { integrity = "", dev }]) =>
      !integrity.startsWith("sha512-") && !(dev && withoutChecksum.test(path)),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("the lock file names no host but the public npm registry", () => {
  const hosts = entries.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
  expect(hosts.filter((host) => host !== "registry.npmjs.org")).toEqual([]);
});

test("an operator finds every package of the site in the software bill of materials", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "sbom-")), "sbom.json");
  await writeSbom(file);
  const sbom = readFileSync(file, "utf8");
  const { bomFormat, metadata, components } = JSON.parse(sbom);
  expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "doloni"]);
  const listed = new Set(
    components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`),
  );
  const wanted = entries
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`);
  expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
  expect(components.filter(({ hashes }: { hashes?: unknown[] }) => !hashes?.length)).toEqual([]);
  await writeSbom(file);
  expect(readFileSync(file, "utf8")).toBe(sbom);
});

test.each(["Dockerfile", "docker-compose.yml"])(
  "%s names container images by a version, to which Renovate adds the digest",
  (name) => {
    const images = [...read(name).matchAll(/^\s*(?:image:|ARG NODE_IMAGE=|FROM) ?([a-z][^\s$]*)/gm)]
      .map(([, image = ""]) => image)
      // A stage of the build, and the image that it makes.
      .filter((image) => image !== "manifests" && image !== "doloni-site");
    const versioned = /^[a-z/.-]+:\d+(?:\.\d+)*(?:-[\w.]+)?(?:@sha256:[0-9a-f]{64})?$/;
    expect(images.filter((image) => !versioned.test(image))).toEqual([]);
    expect(JSON.parse(read("renovate.json")).extends).toContain("docker:pinDigests");
  },
);
