import type { FastifyReply, FastifyRequest } from "fastify";
import { visitor } from "../platform/viewer.ts";
import { failureOf } from "./failure-of.ts";
import { unsentDocument } from "./page-document.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { withNonces } from "./page-nonces.ts";
import { askingWith } from "./page-questions.ts";
import type { PostedForm, RenderedPage } from "./page-render.ts";
import { inputOf, openedAtIn, type PlainForm } from "./plain-sending.ts";
import { typedIn } from "./posted-answers.ts";
import { soon, statusOf } from "./rest-failures.ts";
import type { TellSurprise } from "./surprises.ts";

type Told = PostedForm["failure"];

/** What a form that was not taken is answered with. */
export interface Refusal {
  form: PlainForm;
  posted: URLSearchParams;
  /** Whatever was thrown. */
  error: unknown;
}

/** Answers with the form's page: what is wrong, and everything that was typed. */
export async function refuse(
  { parts, drawing }: { parts: PagesParts; drawing: Drawing },
  request: FastifyRequest,
  reply: FastifyReply,
  { form, posted, error }: Refusal,
): Promise<FastifyReply> {
  const failure = toldOf(error, parts.tellSurprise);
  const { code, retryAfter } = failure;
  const status = code === "INTERNAL" ? 500 : statusOf(code);
  reply.type("text/html; charset=utf-8").status(status);
  if (retryAfter) reply.header("retry-after", retryAfter);
  else if (status === 503) reply.header("retry-after", soon);
  const page = await draw(parts, drawing, request, {
    path: form.path,
    values: typedIn(inputOf(parts.schema, form), posted),
    openedAt: openedAtIn(posted),
    failure,
  });
  if (!page) return sendUnsent(reply, posted);
  reply.header("content-language", page.language);
  const { text, nonces } = await drawing.document(page, request.url);
  return withNonces(reply, nonces).send(text);
}

function toldOf(error: unknown, tellSurprise: TellSurprise): Told {
  const failure = failureOf(error);
  const nothing = { reason: null, fields: [], retryAfter: null, id: null };
  if (!failure) return { ...nothing, code: "INTERNAL", id: tellSurprise(error) };
  const { code, fields, extensions } = failure;
  const { reason = null, retryAfter = null } = extensions;
  return { ...nothing, code, reason, fields, retryAfter };
}

/** Null when the page cannot be drawn. */
async function draw(
  { schema, publicUrl, contextFor, tellSurprise }: PagesParts,
  drawing: Drawing,
  { url }: FastifyRequest,
  posted: PostedForm,
): Promise<RenderedPage | null> {
  try {
    const ask = askingWith(schema, contextFor(visitor));
    const page = await drawing.render({ url, publicUrl, ask, posted });
    if (!page.fault) return page;
    tellSurprise(page.fault);
  } catch (fault) {
    tellSurprise(fault);
  }
  return null;
}

/** Nothing else is left to answer with; and what was typed is still not lost. */
function sendUnsent(reply: FastifyReply, posted: URLSearchParams): FastifyReply {
  if (reply.statusCode < 500) reply.status(500);
  return reply.header("content-language", "uk").send(unsentDocument(posted));
}
