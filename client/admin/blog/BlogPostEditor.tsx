import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/BlogPostEditor.ts";
import { blogPostFieldPhrases } from "../../phrases/admin-blog-post-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
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
  const phrases = usePhrases(blogPostFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={<ImageField {...editor.field("imageId")} />}
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "title")} />
            <LongField
              hint={blogPostFieldPhrases[language].shortHint}
              {...editor.words(language, "shortDescription")}
            />
            <RichTextField {...editor.words(language, "content")} />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type BlogPostFace = EditorFace<FormOf<documents.BlogPostInput>, documents.EditedBlogPostFragment>;

const face: BlogPostFace = {
  kind: "BLOG_POST",
  labels: { UA: blogPostFieldPhrases.UA.labels, ENG: blogPostFieldPhrases.ENG.labels },
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
};
