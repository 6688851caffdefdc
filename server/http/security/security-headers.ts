import type { FastifyHelmetOptions } from "@fastify/helmet";

type Policy = Exclude<FastifyHelmetOptions["contentSecurityPolicy"], boolean | undefined>;

/**
 * What a page may load: our own files, and images from any https host, because clients of the
 * REST face may point at pictures elsewhere. Inline scripts need the page's nonce, see `policyWith`. `uploadUrl`
 * is where browsers upload pictures to, when that is not here.
 */
export const contentSecurityPolicy = (uploadUrl: string | null): Policy => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: uploadUrl ? ["'self'", new URL(uploadUrl).origin] : ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", "data:", "https:"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // React writes measured sizes and colours as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
  },
});

/** Headers of every answer. Strict transport only where the site is reached by https. */
export const securityHeaders = (
  publicUrl: string,
  uploadUrl: string | null,
): FastifyHelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(uploadUrl),
  strictTransportSecurity: publicUrl.startsWith("https:"),
  // Pictures are public, and REST clients on other hosts show them.
  crossOriginResourcePolicy: { policy: "cross-origin" },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
});
