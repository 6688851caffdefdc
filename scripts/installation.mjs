import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { exitWithError, inRoot, receivedSignal, run, say } from "./steps.mjs";

const stamp = inRoot("node_modules", ".installed");

/** Installs the exact packages of package-lock.json, unless node_modules already contains them. */
export async function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(`${process.platform} ${process.arch} `)
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!matchesLockfile()) await install();
  writeFileSync(stamp, wanted);
}

async function install() {
  say("Installing packages (a minute or so) …");
  const startedAt = performance.now();
  const [program, ...parameters] = npm();
  const { code, output } = await run(
    program,
    [...parameters, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
    { quiet: true, env: { PATH: pathWithoutProject() } },
  );
  if (receivedSignal()) process.exit(130);
  if (code !== 0) exitWithError(`${output.trim()}\nThe packages could not be installed.`);
  say(`Installed in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}

/**
 * The npm that started this command, run by its own Node, because the project's Node may be
 * replaced.
 */
export function npm() {
  const { npm_execpath: script = "", npm_node_execpath: node } = process.env;
  if (node && script.endsWith("npm-cli.js")) return [node, script];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

const pathWithoutProject = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inRoot("node_modules")))
    .join(delimiter);

/**
 * npm records in node_modules what it installed, so that after `npm install` nothing is repeated.
 */
function matchesLockfile() {
  const note = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(note)) return false;
  const { packages: present } = JSON.parse(readFileSync(note, "utf8"));
  const { packages: locked } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const chosen = Object.keys(locked[""].optionalDependencies ?? {});
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const found = present[path];
    if (found) return found.version === entry.version && found.integrity === entry.integrity;
    const isNeededHere =
      chosen.includes(path.replace("node_modules/", "")) && supportsThisPlatform(entry);
    return entry.optional === true && !isNeededHere;
  });
}

const supportsThisPlatform = ({ os, cpu }) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
