import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm } from "./installation.mjs";
import { inRoot, run } from "./steps.mjs";

const parameters =
  "sbom --package-lock-only --sbom-format=cyclonedx --loglevel=error --no-update-notifier".split(
    " ",
  );

/**
 * Writes the software bill of materials: every package that the site runs on or sends to browsers,
 * on any platform, with version, license and checksum, as CycloneDX. It is derived from the lock
 * file alone, so that it needs no network and the same lock file gives the same bytes.
 */
export async function writeSbom(file) {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    writeManifestsWithoutTools(folder);
    const [program, ...before] = npm();
    const all = [...before, ...parameters, "--prefix", folder];
    const { code, output } = await run(program, all, { quiet: true });
    if (code !== 0) throw new Error(`npm could not list the packages: ${output.trim()}`);
    writeFileSync(file, withoutChance(JSON.parse(output.slice(output.indexOf("{")))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Copies of package.json and package-lock.json without development packages. With `--omit=dev` npm
 * 11 also leaves out packages that the site shares with them.
 */
function writeManifestsWithoutTools(folder) {
  const read = (name) => JSON.parse(readFileSync(inRoot(name), "utf8"));
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
  const { devDependencies: _tools, ...manifest } = read("package.json");
  const { packages, ...lock } = read("package-lock.json");
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  write("package.json", manifest);
  write("package-lock.json", {
    ...lock,
    packages: { ...Object.fromEntries(kept), "": { ...packages[""], devDependencies: {} } },
  });
}

/** npm names the site after its folder, and adds a random number and the time. */
function withoutChance({ serialNumber: _random, metadata, ...sbom }) {
  const { timestamp: _now, component, ...rest } = metadata;
  const named = { ...rest, component: { ...component, name: "doloni", type: "application" } };
  return `${JSON.stringify({ ...sbom, metadata: named }, null, 2)}\n`;
}
