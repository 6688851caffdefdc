import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../../server/platform/paths.ts";
import { siteProgram } from "./site-program.ts";

/** Runs a command of the server, as npm does. */
export async function runSiteCommand(
  name: "migrate" | "backup" | "restore" | "files-move" | "files-check" | "create-admin",
  parameters: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...siteProgram(name), ...parameters], {
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
