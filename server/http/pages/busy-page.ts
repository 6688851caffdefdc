import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type Language, languageOfAddress, languageTags } from "../../language/language.ts";
import { ExpectedError } from "../../platform/errors.ts";
import { unsentFormDocument } from "./page-document.ts";

type ErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * Sends browsers a page in their language when the server is overloaded; `otherErrors` handles the
 * rest.
 */
export const withBusyPage =
  (otherErrors: ErrorHandler): ErrorHandler =>
  async (error, request, reply) => {
    const isBusy = error instanceof ExpectedError && error.code === "BUSY";
    const document = isBusy && documentFor(request);
    if (isBusy) reply.header("vary", "Accept");
    // `otherErrors` also sets the status and Retry-After for the page.
    const body = await otherErrors(error, request, reply);
    if (!document) return body;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-language", languageTags[document.language])
      .send(document.html);
  };

function documentFor(request: FastifyRequest): { language: Language; html: string } | null {
  const { method, url, headers, body } = request;
  if (body instanceof URLSearchParams) return { language: "ua", html: unsentFormDocument(body) };
  // Clients that accept anything receive JSON.
  if (method !== "GET" || !headers.accept?.includes("text/html")) return null;
  const language = languageOfAddress(new URL(url, "http://here").searchParams);
  return { language, html: documents[language] };
}

const texts: Record<Language, { title: string; sentence: string; again: string }> = {
  ua: {
    title: "Зараз дуже багато відвідувачів",
    sentence: "Сайт не встигає відповісти всім одразу. Зачекайте кілька секунд і спробуйте ще раз.",
    again: "Спробувати ще раз",
  },
  eng: {
    title: "A great many people are visiting right now",
    sentence: "The site cannot answer everybody at once. Wait a few seconds, then try again.",
    again: "Try again",
  },
};

/** Rendered once per language. The empty href links to the requested URL. */
const renderDocument = (language: Language) => `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts[language].title}</title>
</head>
<body>
<h1>${texts[language].title}</h1>
<p>${texts[language].sentence}</p>
<p><a href="">${texts[language].again}</a></p>
</body>
</html>
`;

const documents: Record<Language, string> = {
  ua: renderDocument("ua"),
  eng: renderDocument("eng"),
};
