import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LoginArgs } from "../../account/account.input.ts";
import { login } from "../../account/account.service.ts";
import { requestPasswordReset } from "../../account/password-reset.ts";
import { PasswordResetArgs } from "../../account/user.input.ts";
import { languageOfAddress, pathInLanguage } from "../../language/language.ts";
import { Forbidden, Unsupported } from "../../platform/errors.ts";
import { validateInput } from "../../platform/validation.ts";
import { withNonces } from "../pages/page-nonces.ts";
import type { PageParts, PageRenderer } from "../pages/page-renderer.ts";
import { isSameOrigin } from "../security/same-origin.ts";
import { parseForms } from "./form-data.ts";
import { sendPageWithError } from "./form-error-page.ts";
import { signedInDocument, unsentSignInDocument } from "./signed-in-page.ts";

interface FormParts {
  parts: PageParts;
  renderer: PageRenderer;
}

/**
 * POST at the pages for signing in and for a forgotten password: browsers send these forms
 * themselves before the scripts run. An error is shown on the form's page with the e-mail address
 * that was typed. No response is cached.
 */
export async function signInForms(app: FastifyInstance, options: FormParts): Promise<void> {
  const { publicUrl, contextOf } = options.parts;
  parseForms(app);
  const languageOf = ({ url }: FastifyRequest) =>
    languageOfAddress(new URL(url, publicUrl).searchParams);

  formRoute(app, options, "/auth", async (request, reply, posted) => {
    const credentials = new LoginArgs();
    credentials.email = posted.get("email") ?? "";
    credentials.password = posted.get("password") ?? "";
    credentials.code = posted.get("code");
    await validateInput(credentials);
    const user = await login(await contextOf(request), credentials);
    const nonce = randomBytes(16).toString("base64url");
    withNonces(reply, { script: nonce, style: nonce });
    return reply.send(signedInDocument(user, languageOf(request), nonce));
  });

  formRoute(app, options, "/auth/forgot", async (request, reply, posted) => {
    const language = languageOf(request);
    const args = Object.assign(new PasswordResetArgs(), {
      email: posted.get("email") ?? "",
      language,
    });
    await validateInput(args);
    await requestPasswordReset(await contextOf(request), args);
    return reply.redirect(pathInLanguage("/auth/forgot?sent=1", language), 303);
  });
}

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  posted: URLSearchParams,
) => Promise<FastifyReply>;

function formRoute(app: FastifyInstance, options: FormParts, path: string, handle: Handler): void {
  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const posted = request.body;
    if (!(posted instanceof URLSearchParams)) throw Unsupported();
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    const isOwn = isSameOrigin(request, options.parts.publicUrl);
    try {
      // Otherwise another site could sign a visitor in to somebody else's account.
      if (!isOwn) throw Forbidden();
      return await handle(request, reply, posted);
    } catch (error) {
      await options.parts.recordRefusal(request, error);
      const values = { email: isOwn ? (posted.get("email") ?? "") : "" };
      const page = { path, values, openedAt: "" };
      const sent = await sendPageWithError(options, request, reply, page, error);
      return sent ?? reply.send(unsentSignInDocument(path));
    }
  });
}
