import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "../output.ts";
import { freshMark, type Generator, type Load, type Rate } from "./load.ts";

/** Null where wrk is not installed. */
export async function wrkGenerator(): Promise<Generator | null> {
  const version = /^wrk \S+/.exec(await outputOf("wrk", ["-v"]))?.[0].replace("debian/", "");
  if (!version) return null;
  return {
    name: version,
    async rate(load, { connections, seconds }) {
      const folder = mkdtempSync(join(tmpdir(), "doloni-wrk-"));
      try {
        const script = join(folder, "load.lua");
        writeFileSync(script, scriptOf(load));
        const size = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
        return rateIn(await outputOf("wrk", [...size, "-s", script, load.url]));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

function scriptOf({ url, method = "GET", headers = {}, body }: Load): string {
  const { pathname, search } = new URL(url);
  const lines = [
    `wrk.method = ${q(method)}`,
    ...Object.entries(headers).map(([name, value]) => `wrk.headers[ ${q(name)} ] = ${q(value)}`),
    ...(body === undefined ? [] : [`wrk.body = ${q(body)}`]),
  ];
  if (`${url}${body}`.includes(freshMark)) {
    lines.push(
      "local count = 0",
      "request = function()",
      "  count = count + 1",
      `  local fresh = ${q(randomUUID())} .. count`,
      `  return wrk.format(nil, ${numberedInLua(pathname + search)}, nil, ${numberedInLua(body)})`,
      "end",
    );
  }
  return `${lines.join("\n")}\n`;
}

const numberedInLua = (text?: string) =>
  text === undefined ? "nil" : text.split(freshMark).map(q).join(" .. fresh .. ");

/** A text as Lua reads it without escapes. */
const q = (text: string) => `[=====[${text}]=====]`;

/** What wrk wrote at its end; throws where it found a fault in its script. */
export function rateIn(output: string): Rate {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, ...socketErrors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  // It goes on without a script in which it found a fault.
  if (output.includes("load.lua")) throw new Error(output.trim().slice(-200));
  return {
    perSecond: numberIn(/Requests\/sec:\s+([\d.]+)/),
    failures: socketErrors.reduce(
      (sum, count) => sum + Number(count),
      numberIn(/Non-2xx or 3xx responses: (\d+)/),
    ),
  };
}
