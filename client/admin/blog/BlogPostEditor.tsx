import * as documents from "../../graphql/generated/BlogPostEditor.ts";
import { addressOf, paths } from "../../paths.ts";
import { blogPostFieldPhrases } from "../../phrases/admin/fields/blog-post.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { formOf, languageKeyOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { blankForNull, DayField, SwitchField, TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { RichTextField } from "../editor/fields/rich-text/RichTextField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankBlogPost } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { AuthorCard, type BlogPostForm } from "./AuthorCard.tsx";

/** Editor of a blog post: a long text with one picture. */
export function BlogPostEditor() {
  const phrases = usePhrases(blogPostFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <ImageField {...editor.field("imageId")} />
          <AuthorCard editor={editor} />
          <AsideCard title={phrases.date}>
            <DayField {...blankForNull(editor.field("day"))} hint={phrases.dayHint} />
          </AsideCard>
          <AsideCard title={phrases.people}>
            <SwitchField {...editor.field("namesChanged")} hint={phrases.namesChangedHint} />
          </AsideCard>
          <AddressCard below={paths.blogPosts()} {...blankForNull(editor.field("address"))} />
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "title")} />
            <LongField
              hint={blogPostFieldPhrases[language].shortHint}
              {...editor.translatedField(language, "shortDescription")}
            />
            <RichTextField {...editor.translatedField(language, "content")} />
          </>
        )}
      </TranslationFields>
    </EditorFrame>
  );
}

type BlogPostEditorConfig = EditorConfig<BlogPostForm, documents.EditedBlogPostFragment>;

const config: BlogPostEditorConfig = {
  kind: "BLOG_POST",
  labels: { UA: blogPostFieldPhrases.UA.labels, ENG: blogPostFieldPhrases.ENG.labels },
  load: documents.BlogPostEditorDocument,
  useSave: documents.useSaveBlogPostMutation,
  formOf: formOf(blankBlogPost),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].title,
  pageOf: (item) => paths.blogPost(addressOf(item)),
};
