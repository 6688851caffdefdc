import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";

type Policy = Exclude<HelmetOptions["contentSecurityPolicy"], boolean | undefined>;

/**
 * Pages may load our own files, and images from any HTTPS host, because REST clients may reference
 * images elsewhere. Inline scripts need the page's nonce, see `withNonces`. `uploadUrl` is where
 * browsers upload images to, or null when that is this server; no other URL of its host may be
 * reached. Every page allows it, because the policy of the first page remains in force while the
 * reader moves on to the admin area. For the same reason every page allows the frame of a video, which
 * the reader starts: see client/site/page/media/VideoBlock.tsx.
 */
const contentSecurityPolicy = (uploadUrl: string | null): Policy => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: uploadUrl ? ["'self'", uploadUrl] : ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: ["'self'", "https://www.youtube-nocookie.com"],
    imgSrc: ["'self'", "data:", "https:"],
    objectSrc: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // See client/ui/trusted-html.ts, client/app/offline/start-offline.ts and
    // client/admin/trusted-types.ts.
    trustedTypes: ["sanitized-html", "service-worker", "default"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // React writes computed sizes and colours as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: ["'self'"],
  },
});

/** Browser features that no page uses, refused to pages and to whatever they embed. */
const permissionsPolicy = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Files that REST clients and scripts on other hosts, and pages that preview links, embed. */
const embeddable = /^\/(?:assets|cards|documents|images|open-data|payment-codes)\//;

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * The headers of every response. Strict-Transport-Security is sent only when the public URL is HTTPS.
 */
export const securityHeaders = (publicUrl: string, uploadUrl: string | null) => ({
  ...helmetHeaders({
    contentSecurityPolicy: contentSecurityPolicy(uploadUrl),
    strictTransportSecurity: publicUrl.startsWith("https:"),
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  }),
  "permissions-policy": permissionsPolicy,
});

/**
 * Adds the headers to every response. Answers to requests with a token are not stored, by browsers
 * or proxies; a cached answer is the same for everybody, and bypasses the hook.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  fixed: SecurityHeaders,
): Promise<void> {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(fixed);
    if (embeddable.test(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    done();
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.headers.authorization !== undefined) reply.header("cache-control", "no-store");
  });
}

/** The headers that helmet sets on every response, computed once instead of for each. */
function helmetHeaders(options: HelmetOptions) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return response.getHeaders();
}
