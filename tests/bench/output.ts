import { execFile } from "node:child_process";

/** The output of a program, whatever its exit code; empty when it is not installed. */
export function outputOf(program: string, parameters: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, parameters, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}
