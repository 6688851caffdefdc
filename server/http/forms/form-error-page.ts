import type { FastifyReply, FastifyRequest } from "fastify";
import { languageTags } from "../../language/language.ts";
import type { ExpectedError } from "../../platform/errors.ts";
import { visitor } from "../../platform/viewer.ts";
import { executeWith } from "../cache/page-queries.ts";
import {
  type ReportUnexpected,
  retryAfterSeconds,
  statusOf,
  toExpectedError,
} from "../error-response.ts";
import type { FormPage } from "../pages/form-pages.ts";
import { unsentFormDocument } from "../pages/page-document.ts";
import { withNonces } from "../pages/page-nonces.ts";
import type { PageParts, PageRenderer } from "../pages/page-renderer.ts";
import type { PostedForm, RenderedPage } from "../pages/render-contract.ts";
import { textsOf } from "./form-data.ts";
import { inputTypeOf, parseOpenedAt } from "./submit-form.ts";

type PostedError = PostedForm["error"];

/** A posted form that was not accepted. */
export interface RejectedForm {
  form: FormPage;
  posted: URLSearchParams;
  /** Whatever was thrown. */
  error: unknown;
}

/** Sends the form's page again with the errors and everything that was typed. */
export async function sendFormErrorPage(
  options: { parts: PageParts; renderer: PageRenderer },
  request: FastifyRequest,
  reply: FastifyReply,
  { form, posted, error }: RejectedForm,
): Promise<FastifyReply> {
  const page = {
    path: form.path,
    values: textsOf(inputTypeOf(options.parts.schema, form), posted),
    openedAt: parseOpenedAt(posted),
  };
  const sent = await sendPageWithError(options, request, reply, page, error);
  return sent ?? sendUnsentForm(reply, posted);
}

/**
 * Sends a form's page with the error and the typed values. Sets only the status and returns null
 * when the page cannot be rendered.
 */
export async function sendPageWithError(
  { parts, renderer }: { parts: PageParts; renderer: PageRenderer },
  request: FastifyRequest,
  reply: FastifyReply,
  posted: Omit<PostedForm, "error">,
  fault: unknown,
): Promise<FastifyReply | null> {
  const error = toPostedError(fault, parts.reportUnexpected);
  const { code, retryAfter } = error;
  const status = code === "INTERNAL" ? 500 : statusOf(code);
  reply.type("text/html; charset=utf-8").status(status);
  if (retryAfter) reply.header("retry-after", retryAfter);
  else if (status === 503) reply.header("retry-after", retryAfterSeconds);
  const page = await renderFormPage(parts, renderer, request, { ...posted, error });
  if (!page) return null;
  reply.header("content-language", page.language);
  const { html, nonces } = await renderer.document(page, request.url);
  return withNonces(reply, nonces).send(html);
}

function toPostedError(error: unknown, reportUnexpected: ReportUnexpected): PostedError {
  const expected = toExpectedError(error);
  const noDetails = { reason: null, fields: [], retryAfter: null, id: null };
  if (!expected) return { ...noDetails, code: "INTERNAL", id: reportUnexpected(error) };
  const { code, fields, extensions } = expected;
  const { reason = null, retryAfter = null } = extensions;
  return { ...noDetails, code, reason, fields, retryAfter };
}

/** Returns null when the page cannot be rendered. */
async function renderFormPage(
  { schema, publicUrl, contextFor, reportUnexpected }: PageParts,
  renderer: PageRenderer,
  { url }: FastifyRequest,
  posted: PostedForm,
): Promise<RenderedPage | null> {
  try {
    const ask = executeWith(schema, contextFor(visitor));
    const page = await renderer.render({ url, publicUrl, ask, posted });
    if (!page.fault) return page;
    reportUnexpected(page.fault);
  } catch (fault) {
    reportUnexpected(fault);
  }
  return null;
}

/** A page with what was typed, for when the form's own page cannot be rendered or is refused. */
export function sendUnsentForm(
  reply: FastifyReply,
  posted: URLSearchParams,
  error?: ExpectedError,
): FastifyReply {
  if (error) reply.status(statusOf(error.code));
  else if (reply.statusCode < 500) reply.status(500);
  if (error?.extensions.retryAfter) reply.header("retry-after", error.extensions.retryAfter);
  return reply
    .type("text/html; charset=utf-8")
    .header("content-language", languageTags.ua)
    .send(unsentFormDocument(posted));
}
