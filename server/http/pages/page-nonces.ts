import { createHash, createHmac } from "node:crypto";
import type { FastifyReply } from "fastify";
import { type Nonces, type PageAssets, pageDocument, preloadHeader } from "./page-document.ts";
import type { RenderedPage } from "./render-contract.ts";

export interface SignedDocument {
  text: string;
  /** Null in development, where pages have no policy. */
  nonces: Nonces | null;
  /** What the `Link` header says; blank where it says nothing. */
  link?: string;
}

/**
 * A page as a document whose nonces follow from its content and a secret. Equal content has equal
 * bytes, whoever draws it and when; and whoever writes content cannot know what nonces it will
 * get, for every letter of it changes them.
 */
export function signedDocument(
  page: RenderedPage,
  files: PageAssets,
  secret: string,
): SignedDocument {
  const { language, head, headScript, body, state } = page;
  // Files are known by their names, in which the build has put what they hold.
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
  return { text: pageDocument(page, files, nonces), nonces, link: preloadHeader(files) };
}

const header = "content-security-policy";

/** Lets the document's own scripts and styles count in an answer's policy; null takes it away. */
export function withNonces(reply: FastifyReply, nonces: Nonces | null): FastifyReply {
  if (!nonces) return reply.removeHeader(header);
  const policy = String(reply.getHeader(header))
    .replace(/script-src [^;]*/, `$& 'nonce-${nonces.script}'`)
    .replace(/style-src [^;]*/, `$& 'nonce-${nonces.style}'`);
  return reply.header(header, policy);
}
