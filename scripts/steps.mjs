// Functions that the commands share. It imports only Node's own modules, because it runs before
// packages are installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...names) => join(root, ...names);

export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the command with one line and exit code 1. */
export function exitWithError(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const running = new Set();
let lastSignal = null;

/**
 * Runs a program to its end. Resolves with its exit code (128 + number after a signal) and, when
 * `quiet`, with its output, which is then not shown.
 */
export function run(program, parameters, { env = {}, quiet = false, stdio = "inherit" } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : stdio,
    });
    let output = "";
    child.stdout?.on("data", (text) => (output += text));
    child.stderr?.on("data", (text) => (output += text));
    running.add(child);
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** Forwards signals to the running programs; this process ends when they do. */
export function forwardSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      lastSignal = signal;
      for (const child of running) child.kill(signal);
    });
  }
}

/** The last signal that this command received; null when there was none. */
export const receivedSignal = () => lastSignal;

/**
 * Memory settings of the site's Node: semi-spaces of a quarter of the usual size, a limit on the old
 * generation so that it is collected before it doubles, two malloc arenas rather than one per
 * thread, and blocks from 32 kB on outside of them, so that they return to the system when freed.
 * The Dockerfile has the same settings. An operator's options come last and override ours.
 */
export const memorySettings = {
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ""}`,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? "32768",
};

/**
 * The Node 24 that npm installed for this project, or else the current Node when it is new enough.
 */
export function findNode() {
  const installed = inRoot("node_modules", ".bin", "node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return exitWithError(
    "npm has no Node package for this platform: install Node 24 or newer, and start again.",
  );
}
