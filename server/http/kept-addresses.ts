import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";
import { sendKept } from "./send-kept.ts";

/** Sessions live in a header; there are no cookies. */
export const isAnonymous = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers.authorization === undefined;

/** Under which the answer to a GET is kept: the address, in which the language stands. */
export const addressKey = ({ url }: Pick<FastifyRequest, "url">): string =>
  `GET ${withoutMarks(url)}`;

/** What other sites and mail services add to links, to know who came from where. */
const marks =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid?|mc_[ce]id)=/;

/** The address itself, for all who came by differently marked links. */
export function withoutMarks(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const parts = url.slice(start + 1).split("&");
  const own = parts.filter((part) => !marks.test(part));
  if (own.length === parts.length) return url;
  return own.length > 0 ? `${url.slice(0, start)}?${own.join("&")}` : url.slice(0, start);
}

/** A browser's address bar, a crawler or a plain client; who wants a picture or JSON says so. */
export function wantsPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { accept = "*/*" } = headers;
  return accept === "*/*" || accept.includes("text/html");
}

/**
 * Answers with what is kept before anything else is done for a request: register it before all
 * other hooks.
 */
export function giveWhatIsKept(app: FastifyInstance, answers: AnswerCache): void {
  app.addHook("onRequest", (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const given = isRead && isAnonymous(request) ? answers.kept(addressKey(request)) : null;
    if (given && (!given.kept.isPage || wantsPage(request))) sendKept(request, reply, given);
    else done();
  });
}
