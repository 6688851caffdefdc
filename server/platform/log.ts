import pino, { type DestinationStream, type Logger } from "pino";
import type { Environment } from "./environment.ts";

export type Log = Logger;

/**
 * The log goes to standard error: one JSON object per line, or on a terminal time, level and
 * message as text. Standard output is used by `say` only.
 */
export function openLog(
  environment: Pick<Environment, "logLevel">,
  destination: DestinationStream = standardError(),
): Log {
  const redact = ["password", "token", "req.headers.authorization", "req.headers.cookie"];
  const serializers = { err: serializeError };
  return pino({ level: environment.logLevel, redact, serializers, base: null }, destination);
}

function standardError(): DestinationStream {
  const lines = pino.destination({ fd: 2, sync: true });
  return process.stderr.isTTY ? humanReadable(lines) : lines;
}

/** Omits the other properties of database errors: rows and parameters contain personal data. */
function serializeError(fault: unknown) {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const code = "code" in fault ? { code: fault.code } : {};
  return { type: fault.name, message: fault.message, ...code, stack: fault.stack };
}

/** Writes progress and addresses for the person who started the server. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

interface Entry {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message?: string };
}

function humanReadable(lines: DestinationStream): DestinationStream {
  return {
    write(text) {
      const { level, time, msg, err, ...rest }: Entry = JSON.parse(text);
      const clock = new Date(time).toLocaleTimeString("en-GB");
      const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
      const stack = err ? `\n${err.stack ?? err.message}` : "";
      lines.write(
        `${clock} ${pino.levels.labels[level] ?? level} ${msg ?? ""}${details}${stack}\n`,
      );
    },
  };
}
