import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOfAddress } from "../../language/language.ts";
import { ExpectedError, Forbidden, Unsupported } from "../../platform/errors.ts";
import { visitor } from "../../platform/viewer.ts";
import { formPageAt } from "../pages/form-pages.ts";
import type { PageParts, PageRenderer } from "../pages/page-renderer.ts";
import { isSameOrigin } from "../security/same-origin.ts";
import { sendFormErrorPage } from "./form-error-page.ts";
import { inputTypeOf, receiptPath, submitForm } from "./submit-form.ts";

const formContentType = "application/x-www-form-urlencoded";

/** How long a form that is too large is listened to, in milliseconds. */
const uploadTimeoutMs = 20_000;

/**
 * POST at the address of every form, for browsers without scripts: leads to the page with the
 * number, or draws the form's page again. Neither is ever cached.
 */
export async function formRoutes(
  app: FastifyInstance,
  options: { parts: PageParts; renderer: PageRenderer },
): Promise<void> {
  const { schema, publicUrl, contextFor } = options.parts;
  app.addContentTypeParser<string>(formContentType, { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const form = formPageAt(request.url);
    const isTooLarge = error instanceof ExpectedError && error.code === "TOO_LARGE";
    if (!isTooLarge || !form) throw error;
    await drainRequest(request);
    const posted = new URLSearchParams();
    return sendFormErrorPage(options, request, reply, { form, posted, error });
  });
  app.post("/*", { schema: { hide: true }, onRequest: requireFormPath }, async (request, reply) => {
    const form = formPageAt(request.url);
    const posted = request.body;
    if (!form || !(posted instanceof URLSearchParams)) throw Unsupported();
    if (!isSameOrigin(request, publicUrl)) {
      // What another site wrote is not ours to show.
      const emptyForm = new URLSearchParams();
      return sendFormErrorPage(options, request, reply, {
        form,
        posted: emptyForm,
        error: Forbidden(),
      });
    }
    try {
      const language = languageOfAddress(new URL(request.url, publicUrl).searchParams);
      const context = contextFor(visitor, request.ip);
      const number = await submitForm(
        context,
        form.form,
        inputTypeOf(schema, form),
        language,
        posted,
      );
      return reply.redirect(receiptPath(form, number, language), 303);
    } catch (error) {
      return sendFormErrorPage(options, request, reply, { form, posted, error });
    }
  });
}

async function requireFormPath(request: FastifyRequest, reply: FastifyReply) {
  if (!formPageAt(request.url)) return reply.callNotFound();
  reply.header("cache-control", "no-store");
}

/** A browser shows an answer only once it could send all that it wanted to. */
async function drainRequest({ raw }: FastifyRequest): Promise<void> {
  const timer = setTimeout(() => raw.destroy(), uploadTimeoutMs);
  raw.resume();
  await new Promise((resolve) => raw.once("end", resolve).once("close", resolve));
  clearTimeout(timer);
}
