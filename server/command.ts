import { isFilesUnavailable } from "./files/file-store.ts";
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

/** The modules of all commands, by the names that the scripts use. */
export const commands = {
  "create-admin": () => import("./create-admin.ts"),
  "rotate-keys": () => import("./rotate-keys.ts"),
  migrate: () => import("./migrate.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
  "files-move": () => import("./files-move.ts"),
  "files-check": () => import("./files-check.ts"),
  "content-export": () => import("./export-content.ts"),
  "content-import": () => import("./import-content.ts"),
} satisfies Record<string, () => Promise<{ command: Command }>>;

export type CommandName = keyof typeof commands;

/** Runs a command; returns the sentence with which it failed, null when it did not. */
export async function failureOf(name: CommandName, call: CommandCall): Promise<string | null> {
  const { command } = await commands[name]();
  return command(call).then(() => null, sentenceFor);
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!isFilesUnavailable(error)) return String(error);
  const { cause } = error as Error;
  return `A store of files does not answer (${cause ?? "no reason given"}): try again later.`;
}
