import { createHash, createHmac } from "node:crypto";
import type { FastifyReply } from "fastify";
import { type Nonces, type PageAssets, pageDocument, preloadHeader } from "./page-document.ts";
import type { RenderedPage } from "./render-contract.ts";

export interface SignedDocument {
  html: Buffer;
  /** Null in development, where pages have no Content-Security-Policy. */
  nonces: Nonces | null;
  /** Value of the `Link` header; blank for none. */
  link?: string;
}

/**
 * A page as a document whose nonces are an HMAC of its content. Equal content yields equal bytes
 * on every instance, so that it can be cached; and an author of content cannot predict the nonces,
 * because every change of the content changes them.
 */
export function signedDocument(
  page: RenderedPage,
  files: PageAssets,
  secret: string,
): SignedDocument {
  const { language, head, headScript, body, state } = page;
  // File names contain a hash of the file's content.
  const { fonts, styles, scripts, entry } = files;
  const content = createHash("sha256");
  for (const part of [language, headScript, head, body, state]) content.update(part).update("\0");
  content.update(JSON.stringify([fonts, styles, scripts, entry]));
  const digest = createHmac("sha256", secret)
    .update("page nonces")
    .update(content.digest())
    .digest();
  const nonces = {
    script: digest.subarray(0, 16).toString("base64url"),
    style: digest.subarray(16).toString("base64url"),
  };
  return { html: pageDocument(page, files, nonces), nonces, link: preloadHeader(files) };
}

const header = "content-security-policy";

/** Adds the nonces to the reply's Content-Security-Policy; null removes the header. */
export function withNonces(reply: FastifyReply, nonces: Nonces | null): FastifyReply {
  if (!nonces) return reply.removeHeader(header);
  const policy = String(reply.getHeader(header))
    .replace(/script-src [^;]*/, `$& 'nonce-${nonces.script}'`)
    .replace(/style-src [^;]*/, `$& 'nonce-${nonces.style}'`);
  return reply.header(header, policy);
}
