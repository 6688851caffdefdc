import type { SignedInUser } from "../../account/session/session.entity.ts";
import { type Language, languageTags, pathInLanguage } from "../../language/language.ts";
import { escapeHtml } from "../pages/page-document.ts";

/**
 * Hands the session over to the browser's storage, where the site's scripts look for it, and goes
 * on to the admin area, in the account's language if it has one; the page leaves no entry in the history. Its text is seen only where
 * scripts or storage are blocked.
 */
export function signedInDocument(user: SignedInUser, language: Language, nonce: string): string {
  const { deviceId, language: own, ...session } = user;
  const start = user.userType === "caseWorker" ? "/admin/applications" : "/admin";
  const texts = phrases[language];
  return plainDocument(
    languageTags[language],
    texts.title,
    `<p>${texts.needsScript}</p>
<p><a href="${escapeHtml(pathInLanguage("/auth", language))}">${texts.back}</a></p>
<script nonce="${nonce}">
localStorage.setItem("user", ${inScript(JSON.stringify(session))});
localStorage.setItem("device", ${inScript(deviceId)});
location.replace(${inScript(pathInLanguage(start, own ?? language))});
</script>`,
  );
}

/** The last resort when the form's page cannot be rendered. */
export const unsentSignInDocument = (path: string): string =>
  plainDocument(
    languageTags.ua,
    "Не вдалося увійти",
    `<p>На жаль, сталася помилка. Спробуйте ще раз за хвилину.</p>
<p lang="${languageTags.eng}">Unfortunately an error occurred. Please try again in a minute.</p>
<p><a href="${path}">Вхід · Sign in</a></p>`,
  );

/** A JavaScript string that cannot end the script element. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");

const phrases: Record<Language, { title: string; needsScript: string; back: string }> = {
  ua: {
    title: "Входимо…",
    needsScript:
      "Якщо ця сторінка не зникає, браузер блокує JavaScript або сховище сайту. Для керування сайтом вони потрібні: дозвольте їх і ввійдіть ще раз.",
    back: "Повернутися до входу",
  },
  eng: {
    title: "Signing in…",
    needsScript:
      "If this page stays, the browser blocks JavaScript or the site’s storage. Managing the site needs both: allow them and sign in again.",
    back: "Back to sign-in",
  },
};

const plainDocument = (language: string, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;
