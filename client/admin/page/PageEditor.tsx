import * as documents from "../../graphql/generated/PageEditor.ts";
import { paths } from "../../paths.ts";
import { pageFieldPhrases } from "../../phrases/admin/fields/page.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { formOf, languageKeyOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankPage } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";
import { BlockCards } from "./blocks/BlockCards.tsx";
import { blockOf } from "./blocks/block-content.ts";
import { PlacementCard } from "./navigation/PlacementCard.tsx";
import { normalizePage, type PageForm } from "./page-form.ts";
import { pageNestedFields } from "./page-nested-fields.ts";
import { SearchFields } from "./SearchFields.tsx";
import { usePageBlocks } from "./usePageBlocks.ts";

/** Editor of a page that is built of blocks. */
export function PageEditor() {
  const phrases = usePhrases(pageFieldPhrases);
  const editor = useEditor(config);
  // Its first screen is a block, with a text and a picture of its own.
  const isHome = editor.item?.fixedPage === "HOME";
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AddressCard
            isFixed={Boolean(editor.item?.fixedPage)}
            isPermanent={editor.isPermanent}
            {...editor.field("address")}
          />
          <PlacementCard page={editor.item} />
          {!isHome && <ImageField {...editor.field("imageId")} />}
          <SearchFields editor={editor} />
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField
              hint={isHome ? pageFieldPhrases[language].homeTitleHint : undefined}
              {...editor.translatedField(language, "title")}
            />
            {!isHome && (
              <LongField
                hint={pageFieldPhrases[language].leadHint}
                {...editor.translatedField(language, "lead")}
              />
            )}
          </>
        )}
      </TranslationFields>
      <BlockCards page={usePageBlocks(editor)} />
    </EditorFrame>
  );
}

const pageFormOf = formOf(
  blankPage,
  (_page: documents.EditedPageFragment | null) => ({}),
  (row) => ({ blocks: row?.blocks.map(blockOf) ?? [] }),
);

const config: EditorConfig<PageForm, documents.EditedPageFragment> = {
  kind: "PAGE",
  labels: { UA: pageFieldPhrases.UA.labels, ENG: pageFieldPhrases.ENG.labels },
  load: documents.PageEditorDocument,
  useSave: documents.useSavePageMutation,
  formOf: (page) => normalizePage(pageFormOf(page)),
  nested: pageNestedFields,
  uniqueField: "address",
  isPermanent: ({ isPermanent }) => isPermanent,
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].title,
  pageOf: ({ address }) => paths.page(address),
};
