import { gzipSync } from "node:zlib";
import { publicPaths } from "../../server/http/pages/public-paths.ts";
import { hostileText } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { type HostileRequest, senders } from "./target.ts";

const otherPaths: readonly string[] = [
  "/api/galleries",
  "/graphql",
  "/sitemap.xml",
  "/feed.xml",
  "/readyz",
  "/images/x/400.webp",
  "/documents/x.pdf",
  "/payment-codes/nbu-x.svg",
  "/assets/x.js",
  "/admin",
  "/.well-known/security.txt",
];
const suffixes: readonly string[] = [
  "",
  "/",
  "//",
  "/%",
  "/%00",
  "/%ff",
  "/%2e%2e/%2e%2e/package.json",
  "/\\elsewhere.example",
  "?lang=en",
  "?lang=%ff&lang=en",
  "?page=-1&page[]=2&search=%00",
  `?${"a=b&".repeat(1500)}`,
  `/${"a/".repeat(3000)}`,
  `?q=${"%D1%97".repeat(1000)}`,
];
const bodies: readonly (string | Buffer)[] = [
  "",
  "{",
  "null",
  "[".repeat(50_000),
  `{"__proto__":{"isAdmin":true}}`,
  `{"a":${"1".repeat(5000)}}`,
  gzipSync(JSON.stringify({ query: "{__typename}" })),
  Buffer.alloc(1000, 255),
];
const types: readonly string[] = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/graphql",
  "x",
];

/** A request whose line, headers or body is odd, whatever is at the address. */
export function httpRequest(random: Random): HostileRequest {
  const base = random.pick([...publicPaths, ...otherPaths]);
  const path = random.chance(0.1) ? random.pick(suffixes.slice(1)) : base + random.pick(suffixes);
  const method = random.pick(["GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
  const hasBody = method !== "GET" && method !== "HEAD" && random.chance(0.7);
  return {
    about: `http ${method} ${base}`,
    method,
    path: path.startsWith("/") ? path : `/${path}`,
    headers: {
      ...oddHeaders(random),
      ...(hasBody ? { "content-type": random.pick(types) } : {}),
      ...(hasBody && random.chance(0.2)
        ? { "content-encoding": random.pick(["gzip", "br", "x"]) }
        : {}),
    },
    ...(hasBody ? { body: random.pick(bodies) } : {}),
    sender: random.pick(senders),
  };
}

function oddHeaders(random: Random): Record<string, string> {
  const text = encodeURI(hostileText(random).toWellFormed()).slice(0, 4000);
  const odd: Record<string, string> = {
    accept: random.pick(["text/html", "*/*", "application/json", "image/*", text]),
    "accept-encoding": random.pick(["br", "gzip;q=0", "*;q=0", "identity", text]),
    "accept-language": text,
    "if-none-match": `"${text}"`,
    range: random.pick(["bytes=0-0", "bytes=5-1", "bytes=0-,0-,0-", text]),
    origin: random.pick(["null", "https://elsewhere.example", text]),
    cookie: text,
    "x-forwarded-proto": text,
  };
  return Object.fromEntries(Object.entries(odd).filter(([, value]) => value && random.chance(0.3)));
}
