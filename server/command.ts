import { isFilesUnavailable } from "./files/file-store.ts";
import { say } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";

/** How a command was called. */
export interface CommandCall {
  parameters: string[];
  env: NodeJS.ProcessEnv;
  /** Writes a line for the person who called it. */
  say(line: string): void;
}

/** Rejects with a StartupError when it cannot do what was asked. */
export type Command = (call: CommandCall) => Promise<void>;

/** Runs a command with the parameters and the environment of this process. */
export async function runCommand(command: Command): Promise<void> {
  const call = { parameters: process.argv.slice(2), env: process.env, say };
  const failure = await failureOf(command(call));
  if (failure === null) return;
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}

/** The sentence with which a command failed, null when it did not. */
export const failureOf = (running: Promise<void>): Promise<string | null> =>
  running.then(() => null, sentenceFor);

function sentenceFor(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!isFilesUnavailable(error)) return String(error);
  const { cause } = error as Error;
  return `A store of files does not answer (${cause ?? "no reason given"}): try again later.`;
}
