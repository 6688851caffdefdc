import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../../server/platform/paths.ts";

/** Runs a command of the server from the sources, as npm runs the built one. */
export async function runSiteCommand(
  name: "migrate" | "backup" | "restore" | "files-move" | "files-check" | "create-admin",
  parameters: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const program = ["--import", "./scripts/typescript.mjs", `server/${name}.ts`];
  const child = spawn(process.execPath, [...program, ...parameters], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  await once(child, "close");
  return { code: child.exitCode, output };
}
