// What the commands share. Nothing but Node's own modules: this runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...names) => join(root, ...names);

export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the command with one line and exit code 1. */
export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const running = new Set();
let lastSignal = null;

/**
 * Runs a program to its end; signals go on to it. Answers its exit code (128 + number after a
 * signal) and, when `quiet`, what it wrote instead of showing it.
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
    child.on("error", (failure) => resolve({ code: 127, output: String(failure) }));
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** Lets signals reach what runs, whose end then decides ours. */
export function passSignalsOn() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      lastSignal = signal;
      for (const child of running) child.kill(signal);
    });
  }
}

/** The signal that asked this command to end, if one has. */
export const askedToEnd = () => lastSignal;

/**
 * How the site's Node keeps house: half of the usual room for what is young, an old heap that is
 * tidied long before it has doubled, two pools of the C library instead of one for each thread. The
 * Dockerfile says the same. An operator's own options come after ours, and win.
 */
export const thrift = {
  NODE_OPTIONS: `--max-semi-space-size=16 --max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ""}`,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
};

/** Node 24 as npm installed it for this project, else the one that runs this, if new enough. */
export function findNode() {
  const installed = inRoot("node_modules", ".bin", "node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return refuse("For this machine npm brings no Node: install Node 24 or newer, and start again.");
}
