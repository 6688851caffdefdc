import type { PageInput } from "../../graphql/generated/PageEditor.ts";
import { type Language, otherLanguage } from "../../phrases/language.tsx";
import { type FormOf, isBlankText, languageKeyOf } from "../bilingual-form.ts";
import type { TextCount } from "../editor/state/nested-fields.ts";
import { alignBlocks, type BilingualBlocks } from "./blocks/bilingual-blocks.ts";
import { contentOf, kindOf } from "./blocks/block-content.ts";
import { textsOf } from "./blocks/block-texts.ts";

export type PageForm = FormOf<PageInput>;

export const blocksIn = ({ translations: { ua, eng } }: PageForm): BilingualBlocks => ({
  ua: ua.blocks,
  eng: eng.blocks,
});

export const withBlocks = (form: PageForm, { ua, eng }: BilingualBlocks): PageForm => ({
  ...form,
  translations: {
    ua: { ...form.translations.ua, blocks: [...ua] },
    eng: { ...form.translations.eng, blocks: [...eng] },
  },
});

/** The form with both languages' blocks alike. */
export const normalizePage = (form: PageForm): PageForm =>
  withBlocks(form, alignBlocks(blocksIn(form)));

/**
 * A text is to be written if it is written in the other language: many texts of a page are
 * optional. Only the title is always expected.
 */
export function countPageTexts(form: PageForm, language: Language): TextCount {
  const own = allTexts(form, language);
  const other = allTexts(form, otherLanguage(language));
  const isFilled = own.map((text) => !isBlankText(text));
  const isExpected = own.map(
    (_, index) => index === 0 || isFilled[index] || !isBlankText(other[index]),
  );
  return {
    filled: isFilled.filter(Boolean).length,
    fields: isExpected.filter(Boolean).length,
  };
}

/** The title, and all other texts in an order that is the same in both languages. */
function allTexts({ translations }: PageForm, language: Language): string[] {
  const { title, lead, metaTitle, metaDescription, blocks } = translations[languageKeyOf(language)];
  const inBlocks = blocks.flatMap((block) => {
    const kind = kindOf(block);
    return kind ? textsOf(contentOf(block, kind)) : [];
  });
  return [title, lead, metaTitle, metaDescription, ...inBlocks];
}
