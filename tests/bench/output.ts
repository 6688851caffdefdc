import { execFile } from "node:child_process";

/** All that a program wrote, whatever its exit code; blank when there is no such program. */
export function outputOf(program: string, parameters: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, parameters, (_failure, stdout, stderr) => resolve(stdout + stderr));
  });
}
