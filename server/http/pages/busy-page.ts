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
 * Sends browsers a page in their language when the server is overloaded, or when their network
 * searches too often; `otherErrors` handles the rest.
 */
export const withBusyPage =
  (otherErrors: ErrorHandler): ErrorHandler =>
  async (error, request, reply) => {
    const code = error instanceof ExpectedError ? error.code : null;
    const reason = code === "BUSY" || code === "TOO_MANY" ? code : null;
    const document = reason && documentFor(request, reason);
    if (reason) reply.header("vary", "Accept");
    // `otherErrors` also sets the status and Retry-After for the page.
    const body = await otherErrors(error, request, reply);
    if (!document) return body;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-language", languageTags[document.language])
      .send(document.html);
  };

type Reason = "BUSY" | "TOO_MANY";

function documentFor(
  request: FastifyRequest,
  reason: Reason,
): { language: Language; html: string } | null {
  const { method, url, headers, body } = request;
  if (body instanceof URLSearchParams && reason === "BUSY")
    return { language: "ua", html: unsentFormDocument(body) };
  // Clients that accept anything receive JSON.
  if (method !== "GET" || !headers.accept?.includes("text/html")) return null;
  const language = languageOfAddress(new URL(url, "http://here").searchParams);
  return { language, html: documents[reason][language] };
}

interface Texts {
  title: string;
  sentence: string;
  again: string;
}

const texts: Record<Reason, Record<Language, Texts>> = {
  BUSY: {
    ua: {
      title: "Зараз дуже багато відвідувачів",
      sentence:
        "Сайт не встигає відповісти всім одразу. Зачекайте кілька секунд і спробуйте ще раз.",
      again: "Спробувати ще раз",
    },
    eng: {
      title: "A great many people are visiting right now",
      sentence: "The site cannot answer all requests at once. Wait a few seconds, then try again.",
      again: "Try again",
    },
  },
  TOO_MANY: {
    ua: {
      title: "Забагато пошуків поспіль",
      sentence:
        "З вашої мережі щойно надійшло дуже багато пошукових запитів. Зачекайте кілька хвилин і спробуйте ще раз: усі інші сторінки працюють.",
      again: "Спробувати ще раз",
    },
    eng: {
      title: "Too many searches in a row",
      sentence:
        "Very many searches have just come from your network. Wait a few minutes, then try again: all other pages work.",
      again: "Try again",
    },
  },
};

/** Rendered once per language. The empty href links to the requested URL. */
const renderDocument = (language: Language, { title, sentence, again }: Texts) => `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="">${again}</a></p>
</body>
</html>
`;

const renderDocuments = (inLanguages: Record<Language, Texts>): Record<Language, string> => ({
  ua: renderDocument("ua", inLanguages.ua),
  eng: renderDocument("eng", inLanguages.eng),
});

const documents: Record<Reason, Record<Language, string>> = {
  BUSY: renderDocuments(texts.BUSY),
  TOO_MANY: renderDocuments(texts.TOO_MANY),
};
