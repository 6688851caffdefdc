import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOfAddress } from "../language/language.ts";
import { Failure, Forbidden, Unsupported } from "../platform/failures.ts";
import { visitor } from "../platform/viewer.ts";
import { isFromOwnPage } from "./own-page.ts";
import type { Drawing, PagesParts } from "./page-drawing.ts";
import { refuse } from "./plain-refusal.ts";
import { inputOf, plainFormAt, receiptOf, sendPlainly } from "./plain-sending.ts";

const type = "application/x-www-form-urlencoded";

/** How long a form that is too large is listened to, in milliseconds. */
const patience = 20_000;

/**
 * POST at the address of every form, for browsers without scripts: leads to the page with the
 * number, or draws the form's page again. Neither is ever cached.
 */
export async function plainForms(
  app: FastifyInstance,
  options: { parts: PagesParts; drawing: Drawing },
): Promise<void> {
  const { schema, publicUrl, contextFor } = options.parts;
  app.addContentTypeParser<string>(type, { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const form = plainFormAt(request.url);
    const isTooLarge = error instanceof Failure && error.code === "TOO_LARGE";
    if (!isTooLarge || !form) throw error;
    await listenToTheEnd(request);
    const posted = new URLSearchParams();
    return refuse(options, request, reply, { form, posted, error });
  });
  app.post("/*", { schema: { hide: true }, onRequest: onlyForms }, async (request, reply) => {
    const form = plainFormAt(request.url);
    const posted = request.body;
    if (!form || !(posted instanceof URLSearchParams)) throw Unsupported();
    if (!isFromOwnPage(request, publicUrl)) {
      // What another site wrote is not ours to show.
      const nothing = new URLSearchParams();
      return refuse(options, request, reply, { form, posted: nothing, error: Forbidden() });
    }
    try {
      const language = languageOfAddress(new URL(request.url, publicUrl).searchParams);
      const context = contextFor(visitor, request.ip);
      const number = await sendPlainly(context, form.form, inputOf(schema, form), language, posted);
      return reply.redirect(receiptOf(form, number, language), 303);
    } catch (error) {
      return refuse(options, request, reply, { form, posted, error });
    }
  });
}

async function onlyForms(request: FastifyRequest, reply: FastifyReply) {
  if (!plainFormAt(request.url)) return reply.callNotFound();
  reply.header("cache-control", "no-store");
}

/** A browser shows an answer only once it could send all that it wanted to. */
async function listenToTheEnd({ raw }: FastifyRequest): Promise<void> {
  const timer = setTimeout(() => raw.destroy(), patience);
  raw.resume();
  await new Promise((resolve) => raw.once("end", resolve).once("close", resolve));
  clearTimeout(timer);
}
