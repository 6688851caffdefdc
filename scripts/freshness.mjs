import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "./steps.mjs";

const stamp = inRoot("dist", ".sources");

const folders = ["client", "server", "migrations"];
const files = [
  "package-lock.json",
  "schema.graphql",
  "scripts/build.mjs",
  "scripts/bundle-server.mjs",
  "scripts/rest-viewer.mjs",
  "scripts/sbom.mjs",
  "tsconfig.json",
  "vite.config.ts",
];

/** Whether dist was built from the current sources. */
export const isBuilt = () =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprintOfSources();

/** SHA-256 hash of all inputs of the build. */
export function fingerprintOfSources() {
  const hash = createHash("sha256");
  for (const name of [
    ...folders.flatMap(filesBelow),
    ...files.filter((file) => existsSync(inRoot(file))),
  ]) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(inRoot(name)))
      .update("\0");
  }
  return hash.digest("hex");
}

const filesBelow = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(name) : [name];
    });

/** Invalidates dist until `writeBuildStamp` is called, so that an interrupted build is repeated. */
export const clearBuildStamp = () => rmSync(stamp, { force: true });

export function writeBuildStamp(fingerprint) {
  mkdirSync(inRoot("dist"), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
