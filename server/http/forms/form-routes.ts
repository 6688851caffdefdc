import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOfAddress } from "../../language/language.ts";
import { ExpectedError, Forbidden, TooMany, Unsupported } from "../../platform/errors.ts";
import { visitor } from "../../platform/viewer.ts";
import { contentWrittenBy } from "../context-factory.ts";
import { formPageAt } from "../pages/form-pages.ts";
import { withoutIgnoredParams } from "../pages/page-lifetime.ts";
import type { PageParts, PageRenderer } from "../pages/page-renderer.ts";
import { isSameOrigin } from "../security/same-origin.ts";
import { parseForms } from "./form-data.ts";
import { sendFormErrorPage, sendUnsentForm } from "./form-error-page.ts";
import { inputTypeOf, receiptPath, submitForm } from "./submit-form.ts";

/** Time for which the body of a form that is too large is received, in milliseconds. */
const uploadTimeoutMs = 20_000;

/**
 * POST at the path of every form, for browsers without scripts: redirects to the receipt page, or
 * renders the form's page again with the errors. Neither response is cached.
 */
export async function formRoutes(
  app: FastifyInstance,
  options: { parts: PageParts; renderer: PageRenderer },
): Promise<void> {
  const { schema, publicUrl, contextFor, refusals } = options.parts;
  parseForms(app);
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
      // Values posted by another site are not displayed.
      const emptyForm = new URLSearchParams();
      return sendFormErrorPage(options, request, reply, {
        form,
        posted: emptyForm,
        error: Forbidden(),
      });
    }
    try {
      const language = languageOfAddress(new URL(request.url, publicUrl).searchParams);
      const context = {
        ...contextFor(visitor, request.ip),
        contentWritten: contentWrittenBy(request),
      };
      const receipt = await submitForm(
        context,
        form.form,
        inputTypeOf(schema, form),
        language,
        posted,
      );
      return reply.redirect(receiptPath(receipt, language), 303);
    } catch (error) {
      if (error instanceof ExpectedError && error.code === "INVALID") {
        const seconds = refusals.secondsToWait(request.ip);
        // Rendering the form is the expensive part; a valid form is accepted from any network.
        if (seconds > 0) return sendUnsentForm(reply, posted, TooMany(seconds));
        refusals.add(request.ip);
      }
      return sendFormErrorPage(options, request, reply, { form, posted, error });
    }
  });
}

/**
 * Where donors return to: some payment services post the result of a payment with the donor's
 * details, which are not read. Anybody could post them, and the address says enough.
 */
const paymentReturnPath = "/donate/thanks";

async function requireFormPath(request: FastifyRequest, reply: FastifyReply) {
  const [path] = request.url.split("?");
  if (path === paymentReturnPath)
    return reply
      .header("cache-control", "no-store")
      .redirect(withoutIgnoredParams(request.url), 303);
  if (!formPageAt(request.url)) return reply.callNotFound();
  reply.header("cache-control", "no-store");
}

/** Browsers display a response only after they have sent the complete request body. */
async function drainRequest({ raw }: FastifyRequest): Promise<void> {
  const timer = setTimeout(() => raw.destroy(), uploadTimeoutMs);
  raw.resume();
  await new Promise((resolve) => raw.once("end", resolve).once("close", resolve));
  clearTimeout(timer);
}
