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
    `wrk.method = ${luaString(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[ ${luaString(name)} ] = ${luaString(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = ${luaString(body)}`]),
  ];
  if (`${url}${body}`.includes(freshMark)) {
    lines.push(
      "local count = 0",
      "request = function()",
      "  count = count + 1",
      `  local fresh = ${luaString(randomUUID())} .. count`,
      `  return wrk.format(nil, ${toLuaExpression(pathname + search)}, nil, ${toLuaExpression(body)})`,
      "end",
    );
  }
  return `${lines.join("\n")}\n`;
}

const toLuaExpression = (text?: string) =>
  text === undefined ? "nil" : text.split(freshMark).map(luaString).join(" .. fresh .. ");

/** A Lua string literal without escapes. */
const luaString = (text: string) => `[=====[${text}]=====]`;

/** Parses the output of wrk; throws when it contains an error of the script. */
export function rateIn(output: string): Rate {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, ...socketErrors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  // wrk runs without the script when the script has an error.
  if (output.includes("load.lua")) throw new Error(output.trim().slice(-200));
  return {
    perSecond: numberIn(/Requests\/sec:\s+([\d.]+)/),
    failures: socketErrors.reduce(
      (sum, count) => sum + Number(count),
      numberIn(/Non-2xx or 3xx responses: (\d+)/),
    ),
  };
}
