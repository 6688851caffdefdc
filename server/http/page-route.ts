import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { isDatabaseAway } from "../platform/database.ts";
import { visitor } from "../platform/viewer.ts";
import { addressKey, isAnonymous, wantsPage, withoutMarks } from "./kept-addresses.ts";
import type { Answer } from "./kept-answer.ts";
import { headersOf, ofAway } from "./kept-reads.ts";
import { type Made, passed, type Shelf } from "./making.ts";
import { lifetimeOfPage } from "./page-addresses.ts";
import { lastDocument } from "./page-document.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { withNonces } from "./page-nonces.ts";
import { askingOnce, askingWith } from "./page-questions.ts";
import type { RenderedPage } from "./page-render.ts";
import { sendKept } from "./send-kept.ts";

/** Answers GET for every address that is a page's, with what is kept or what is drawn now. */
export function pageRoute(app: FastifyInstance, parts: PagesParts, drawing: Drawing): void {
  const { answers } = parts;
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const proper = properAddress(request.url);
    if (proper !== request.url) return reply.redirect(proper, 301);
    const make = (replica?: EntityManager, shelf?: Shelf) =>
      makePage(parts, drawing, { url: withoutMarks(request.url), replica, shelf }, reply);
    const given = isAnonymous(request)
      ? await answers.answer(addressKey(request), make)
      : passed((await make()).answer);
    sendKept(request, reply, given);
    return reply;
  });
}

/** Never rejects: when nothing can be drawn, it is the last document. */
async function makePage(
  { schema, publicUrl, contextFor, tellSurprise }: PagesParts,
  drawing: Drawing,
  {
    url,
    replica,
    shelf,
  }: { url: string; replica: EntityManager | undefined; shelf: Shelf | undefined },
  reply: FastifyReply,
): Promise<Made> {
  // A CDN may keep it, and asks each time whether it still holds: writes show at once.
  reply.type("text/html; charset=utf-8").header("cache-control", "public, no-cache");
  const excuse = (answer: Answer, fault: unknown) => {
    if (isDatabaseAway(fault)) return { answer: ofAway(answer), isKept: false, isExcuse: true };
    tellSurprise(fault);
    return { answer, isKept: false };
  };
  try {
    const asking = askingWith(schema, contextFor(visitor, "", replica));
    const ask = shelf ? askingOnce(asking, shelf) : asking;
    const page = await drawing.render({ url, publicUrl, ask });
    const answer = page.movedTo
      ? moved(reply, page.movedTo)
      : await drawn(reply, page, drawing, url);
    return page.fault ? excuse(answer, page.fault) : { answer, ...keeping(url, page) };
  } catch (fault) {
    reply.status(500).header("content-language", "uk");
    return excuse(answerOf(reply, lastDocument), fault);
  }
}

function moved(reply: FastifyReply, to: string) {
  reply.status(301).header("location", to);
  return answerOf(reply, "");
}

async function drawn(reply: FastifyReply, page: RenderedPage, drawing: Drawing, url: string) {
  const { text, nonces, link } = await drawing.document(page, url);
  if (link) reply.header("link", link);
  withNonces(reply, nonces).status(page.status).header("content-language", page.language);
  return answerOf(reply, text);
}

const answerOf = (reply: FastifyReply, text: string) => ({
  status: reply.statusCode,
  headers: headersOf(reply),
  body: Buffer.from(text),
});

/** A page that is not there is drawn anew: of such addresses there is no end. */
function keeping(url: string, { status }: RenderedPage): Pick<Made, "isKept" | "lifetime"> {
  const lifetime = lifetimeOfPage(url);
  return status === 200 && lifetime ? { isKept: true, lifetime } : { isKept: false };
}

const otherFaces = /^\/(?:api|assets|documents|graphql|images)(?:\/|$)/;

const isForPage = (request: FastifyRequest): boolean =>
  !otherFaces.test(request.url.split("?")[0] ?? "") && wantsPage(request);

/** A page has one address: without a slash at its end, or several at its beginning. */
function properAddress(url: string): string {
  const [path = "/", ...query] = url.split("?");
  const proper = `/${path.replace(/^\/+|\/+$/g, "")}`;
  return [proper, ...query].join("?");
}
