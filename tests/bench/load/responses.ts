import { randomUUID } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { type Load, numbered } from "./load.ts";

/** Sends one request and returns the response. */
export async function responseTo(load: Load) {
  const { url, method = "GET", headers = {}, body } = numbered(load, randomUUID());
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const agent = new Agent({ keepAlive: true });

/** The response without decoding its body; `fetch` would decompress it. */
export function rawResponse({ url, headers = {} }: Load): Promise<{
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { statusCode, headers } = answer;
      resolve({ status: statusCode, headers, bytes: Buffer.concat(chunks) });
    })
      .on("error", reject)
      .end();
  });
}

/** The request if its response comes from the cache, else why it cannot be measured as cached. */
export async function ifCached(load: Load): Promise<Load | string> {
  await responseTo(load);
  const { status, headers } = await responseTo(load);
  if (status >= 400) return `answered ${status}`;
  return isHit(headers) ? load : "its response is not cached";
}

/** The request if its responses do not come from the cache, else why it cannot be measured. */
export async function ifUncached(load: Load): Promise<Load | string> {
  await responseTo(load);
  const { status, headers, text } = await responseTo(load);
  if (status >= 400) return `answered ${status}`;
  if (text.startsWith('{"errors"')) return `answered ${text.slice(0, 100)}`;
  return isHit(headers) ? "its response is cached" : load;
}

/** RFC 9211: `Cache-Status: doloni; hit`. */
export const isHitStatus = (cacheStatus: string | null | undefined) =>
  /;\s*hit\b/.test(cacheStatus ?? "");

export const isHit = (headers: Headers) => isHitStatus(headers.get("cache-status"));
