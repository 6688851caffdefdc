import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import type { Language } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SwitchField, TextField } from "../../editor/fields/BasicFields.tsx";
import { LanguageColumns } from "../../editor/list/LanguageColumns.tsx";
import { type Entry, labelField, sitePageLabel } from "./navigation-form.ts";
import type { Menu } from "./useMenu.ts";

/** The text of a link in both languages, its address on another site, and whether it is shown. */
export function EntryFields({ menu, entry, index }: { menu: Menu; entry: Entry; index: number }) {
  const phrases = usePhrases(navigationPhrases);
  const path = `${menu.menu}.${index}`;
  const field = <Name extends keyof Entry & string>(name: Name) => ({
    path: `${path}.${name}`,
    error: menu.errorAt(`${path}.${name}`),
    onChange: (value: Entry[Name]) => menu.edit(entry.id, { [name]: value }),
  });
  return (
    <>
      {entry.url !== null && (
        <TextField
          {...field("url")}
          inputMode="url"
          label={phrases.labels.url}
          hint={phrases.urlHint}
          value={entry.url}
        />
      )}
      <LanguageColumns languages={menu.languages}>
        {(language) => (
          <TextField
            {...field(labelField(language))}
            language={language}
            label={navigationPhrases[language].labels[labelField(language)]}
            hint={labelHint(menu, entry, language)}
            value={entry[labelField(language)]}
          />
        )}
      </LanguageColumns>
      <SwitchField {...field("isHidden")} label={phrases.labels.isHidden} value={entry.isHidden} />
    </>
  );
}

/** What the link is called while the field is blank. */
function labelHint({ pages }: Menu, { sitePage, pageId }: Entry, language: Language) {
  const { blankMeans, blankMeansTitle } = navigationPhrases[language];
  if (sitePage) return blankMeans(sitePageLabel(sitePage, language));
  if (!pageId) return undefined;
  const page = pages.get(pageId);
  const own = page?.translations.find((row) => row.language === language);
  return own?.title ? blankMeans(own.title) : blankMeansTitle;
}
