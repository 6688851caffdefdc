import {
  inLanguage,
  type Language,
  languageTags,
  pathInLanguage,
} from "../../language/language.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { brandOf } from "../../settings/palette.ts";
import type { Settings } from "../../settings/settings.entity.ts";

/**
 * The web app manifest; `version` is that of the icons, which browsers then fetch again, `hasHelp`
 * whether there is a page on how to help.
 */
export function webManifest(
  settings: Settings,
  language: Language,
  { version, hasHelp }: { version: string; hasHelp: boolean },
) {
  const { fullName, tagline = "" } = inLanguage(settings.translations, language) ?? {};
  const { needHelp, help } = shortcuts[language];
  const name = foundationName(settings, language);
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${file}-${size}.png?v=${version}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: pathInLanguage("/", language),
    name: fullName || name,
    short_name: name,
    description: tagline,
    lang: languageTags[language],
    dir: "ltr",
    start_url: pathInLanguage("/", language),
    scope: "/",
    // With the browser's own way back, which the pages do not replace.
    display: "minimal-ui",
    background_color: "#FFFCF5",
    theme_color: brandOf(settings),
    icons: [
      ...[192, 512].map((size) => icon("icon", size, "any")),
      ...[192, 512].map((size) => icon("maskable", size, "maskable")),
    ],
    shortcuts: [
      { name: needHelp, url: pathInLanguage("/need-help", language) },
      ...(hasHelp ? [{ name: help, url: pathInLanguage("/help", language) }] : []),
    ],
  };
}

const shortcuts = {
  ua: { needHelp: "Потрібна допомога", help: "Як допомогти" },
  eng: { needHelp: "Need help", help: "How to help" },
};
