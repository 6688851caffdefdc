import type { FastifyHelmetOptions } from "@fastify/helmet";

type Policy = Exclude<FastifyHelmetOptions["contentSecurityPolicy"], boolean | undefined>;

/**
 * Pages may load our own files, and images from any HTTPS host, because REST clients may reference
 * images elsewhere. Inline scripts need the page's nonce, see `withNonces`. `uploadUrl` is where
 * browsers upload images to, or null when that is this server; no other URL of its host may be
 * reached. Every page allows it, because the policy of the first page remains in force while the
 * reader moves on to the admin area.
 */
export const contentSecurityPolicy = (uploadUrl: string | null): Policy => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: uploadUrl ? ["'self'", uploadUrl] : ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", "data:", "https:"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // React writes computed sizes and colours as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
  },
});

/**
 * Headers of every response. Strict-Transport-Security is sent only when the public URL is HTTPS.
 */
export const securityHeaders = (
  publicUrl: string,
  uploadUrl: string | null,
): FastifyHelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(uploadUrl),
  strictTransportSecurity: publicUrl.startsWith("https:"),
  // Images are public, and REST clients on other hosts embed them.
  crossOriginResourcePolicy: { policy: "cross-origin" },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
});
