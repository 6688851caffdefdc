import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { keepRunning } from "../../../scripts/keep-running.mjs";
import { root } from "../../../server/platform/paths.ts";
import { unexpectedErrorCode } from "../../../server/platform/shutdown-hooks.ts";

/** Runs a server that ends with these exit codes, after so many ms each; returns what happened. */
async function runWith(ends: { code: number; afterMs?: number; isStopped?: boolean }[]) {
  const pauses: number[] = [];
  const lines: string[] = [];
  let [time, starts, isStopping] = [0, 0, false];
  const start = async () => {
    const end = ends[starts];
    starts += 1;
    if (!end) throw new Error("the server was started once too often");
    time += end.afterMs ?? 10;
    isStopping = end.isStopped ?? false;
    return end.code;
  };
  const code = await keepRunning(start, {
    wait: async (ms: number) => void pauses.push(ms),
    now: () => time,
    isStopping: () => isStopping,
    tell: (line: string) => void lines.push(line),
  });
  return { code, starts, pauses, lines };
}

test("the server tells an unexpected error from an expected one by its exit code", () => {
  const program = `
    import { ShutdownHooks } from "./server/platform/shutdown-hooks.ts";
    new ShutdownHooks({ fatal() {}, error() {} }).handleSignals(() => undefined);
    setTimeout(() => { throw new Error("nobody expected this"); });
    setTimeout(() => undefined, 60_000);`;
  const loader = ["--import", "./scripts/typescript.mjs", "--input-type=module"];
  const ended = spawnSync(process.execPath, [...loader, "--eval", program], { cwd: root });
  expect(ended.status).toBe(unexpectedErrorCode);
  expect(unexpectedErrorCode).not.toBe(1);
});

const crash = { code: 70 };
const killed = { code: 137 };
const wantedStop = { code: 0 };

test("npm start starts a server again that ended by an unexpected error, and says so", async () => {
  const run = await runWith([crash, killed, wantedStop]);
  expect(run).toMatchObject({ code: 0, starts: 3, pauses: [1000, 2000] });
  expect(run.lines[0]).toContain("ended unexpectedly (exit code 70)");
});

test("npm start waits longer after each crash, at most a minute", async () => {
  const { pauses } = await runWith([...Array(8).fill(crash), wantedStop]);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test("npm start waits a second again after a crash that followed a minute of health", async () => {
  const { pauses } = await runWith([crash, crash, { ...crash, afterMs: 60_000 }, wantedStop]);
  expect(pauses).toEqual([1000, 2000, 1000]);
});

test.each([
  ["an expected error, such as a wrong setting", { code: 1 }],
  ["a wanted stop", wantedStop],
  ["a signal to npm start", { ...killed, isStopped: true }],
])("npm start does not start a server again after %s", async (_, end) => {
  expect(await runWith([end])).toMatchObject({ code: end.code, starts: 1, pauses: [] });
});
