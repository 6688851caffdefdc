import { useMemo } from "react";
import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/BlogPostEditor.ts";
import { fieldPhrases } from "../../phrases/admin-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { LongField } from "../editing/fields/LongField.tsx";
import { RichTextField } from "../editing/fields/RichTextField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageField } from "../image/ImageField.tsx";

/** A blog post: a longer text with one picture. */
export function BlogPostEditor() {
  const { blogPost: phrases } = usePhrases(fieldPhrases);
  const { labels } = phrases;
  const editor = useEditor(useMemo(() => faceOf(labels), [labels]));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard>
          <ImageField label={labels.imageId} {...editor.field("imageId")} />
        </AsideCard>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField label={labels.title} {...editor.words(language, "title")} />
            <LongField
              label={labels.shortDescription}
              hint={phrases.shortHint}
              {...editor.words(language, "shortDescription")}
            />
            <RichTextField
              label={labels.content}
              language={language}
              {...editor.words(language, "content")}
            />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type BlogPostFace = EditorFace<FormOf<documents.BlogPostInput>, documents.EditedBlogPostFragment>;

const faceOf = (labels: BlogPostFace["labels"]): BlogPostFace => ({
  kind: "BLOG_POST",
  labels,
  documents: {
    load: documents.BlogPostEditorDocument,
    save: documents.SaveBlogPostDocument,
    publish: documents.PublishBlogPostDocument,
    unpublish: documents.UnpublishBlogPostDocument,
    remove: documents.DeleteBlogPostDocument,
  },
  formOf: (post) => ({
    imageId: post?.image?.id ?? null,
    translations: bothWords(post?.translations, (words) => ({
      title: words?.title ?? "",
      shortDescription: words?.shortDescription ?? "",
      content: words?.content ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].title,
  pageOf: ({ id }) => addresses.blogPost(id),
});
