import { randomUUID } from "node:crypto";
import { type Load, numbered } from "./load.ts";

/** The answer to one request, with its bytes as they came over the wire. */
export async function responseTo(load: Load) {
  const { url, method = "GET", headers = {}, body } = numbered(load, randomUUID());
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The request when its answer is kept and given again, else why it cannot be measured as kept. */
export async function ifCached(load: Load): Promise<Load | string> {
  await responseTo(load);
  const { status, headers } = await responseTo(load);
  if (status >= 400) return `answered ${status}`;
  return isHit(headers) ? load : "its answer is not kept";
}

/** The request, with `freshMark`, when each of its answers is made anew, else why it cannot be measured so. */
export async function ifUncached(load: Load): Promise<Load | string> {
  await responseTo(load);
  const { status, headers, text } = await responseTo(load);
  if (status >= 400) return `answered ${status}`;
  if (text.startsWith('{"errors"')) return `answered ${text.slice(0, 100)}`;
  return isHit(headers) ? "its answer is kept" : load;
}

/** RFC 9211: `Cache-Status: doloni; hit`. */
export const isHit = (headers: Headers) => /;\s*hit\b/.test(headers.get("cache-status") ?? "");
