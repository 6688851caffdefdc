import { type Language, languageTags } from "../../language/language.ts";
import { timeZone } from "../../platform/kyiv-time.ts";

/** Why there is no page: the link has ended, or its network opened very many. */
type Reason = "ended" | "tooMany";

const texts: Record<Reason, Record<Language, { title: string; sentence: string }>> = {
  ended: {
    ua: {
      title: "Це посилання вже не діє",
      sentence:
        "Його строк минув, або його відкликали. Попросіть нове в того, хто вам його надіслав.",
    },
    eng: {
      title: "This link no longer works",
      sentence: "It has expired, or was revoked. Ask the person who sent it for a new one.",
    },
  },
  tooMany: {
    ua: {
      title: "Забагато запитів поспіль",
      sentence: "Зачекайте кілька хвилин і відкрийте посилання ще раз.",
    },
    eng: {
      title: "Too many requests in a row",
      sentence: "Wait a few minutes, then open the link again.",
    },
  },
};

const home: Record<Language, { path: string; label: string }> = {
  ua: { path: "/", label: "На головну" },
  eng: { path: `/?lang=${languageTags.eng}`, label: "To the home page" },
};

const bodyStyle =
  "margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font-family:system-ui,sans-serif;line-height:1.5;color:#16294f;background:#fffcf5";

/** A page in place of a draft. */
export function draftLinkNotice(reason: Reason, language: Language): string {
  const { title, sentence } = texts[reason][language];
  const { path, label } = home[language];
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="${bodyStyle}">
<main style="max-width:34rem">
<h1 style="margin:0 0 .75rem;font-size:1.75rem;line-height:1.2">${title}</h1>
<p style="margin:0 0 1.25rem">${sentence}</p>
<p style="margin:0"><a href="${path}" style="color:inherit">${label}</a></p>
</main>
</body>
</html>
`;
}

const barTexts = {
  ua: {
    label: "Чернетка",
    text: (until: string) => `Чернетка: на сайті цього ще немає. Посилання діє до ${until}.`,
    other: "English",
  },
  eng: {
    label: "Draft",
    text: (until: string) =>
      `A draft: the site does not show this yet. The link works until ${until}.`,
    other: "Українська",
  },
} as const;

const barStyle =
  "display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;justify-content:space-between;padding:.75rem 1rem;font:600 1rem/1.4 system-ui,sans-serif;color:#3d2c00;background:#ffe9a8;border-bottom:1px solid #d9b54a";

/** The page with a bar above it that says what it is, and leads to the other language. */
export function withDraftBar(
  document: string,
  { language, path, expiresAt }: { language: Language; path: string; expiresAt: Date },
): string {
  const { label, text, other } = barTexts[language];
  const [to, tag] =
    language === "ua"
      ? [`${path}?lang=${languageTags.eng}`, languageTags.eng]
      : [path, languageTags.ua];
  const until = new Intl.DateTimeFormat(language === "ua" ? "uk-UA" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(expiresAt);
  const bar = `<aside aria-label="${label}" style="${barStyle}"><span>${text(until)}</span>
<a href="${to}" target="_self" lang="${tag}" hreflang="${tag}" style="color:inherit">${other}</a></aside>`;
  return document
    .replace("<head>", '<head>\n<meta name="robots" content="noindex">')
    .replace("<body>", `<body>\n${bar}`);
}
