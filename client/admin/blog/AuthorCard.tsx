import { useAuthorChoicesSuspenseQuery } from "../../graphql/generated/AuthorChoices.ts";
import type { BlogPostInput } from "../../graphql/generated/BlogPostEditor.ts";
import { blogPostFieldPhrases } from "../../phrases/admin/fields/blog-post.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import type { FormOf } from "../bilingual-form.ts";
import { blankForNull, ChoiceField, TextField } from "../editor/fields/BasicFields.tsx";
import type { useEditor } from "../editor/state/useEditor.ts";
import { AsideCard } from "../screen/AsideCard.tsx";

export type BlogPostForm = FormOf<BlogPostInput>;

type AuthorCardProps = {
  editor: Pick<ReturnType<typeof useEditor<BlogPostForm, never>>, "field" | "form">;
};

/** Who wrote a post: a member of the team, chosen from a list, or somebody else by name. */
export function AuthorCard({ editor }: AuthorCardProps) {
  const phrases = usePhrases(blogPostFieldPhrases);
  const variables = { language: useLanguage() };
  const { data } = useAuthorChoicesSuspenseQuery({ variables });
  const choices = data.members.items.map(({ id, translation: { name, surname } }) => ({
    value: id,
    label: `${name} ${surname}`.trim(),
  }));
  return (
    <AsideCard title={phrases.author}>
      <ChoiceField
        {...blankForNull(editor.field("authorId"))}
        choices={choices}
        hint={phrases.authorHint}
        canBeEmpty
      />
      {!editor.form.authorId && (
        <>
          <TextField {...editor.field("authorNameUa")} hint={phrases.guestHint} />
          <TextField {...editor.field("authorNameEng")} />
        </>
      )}
    </AsideCard>
  );
}
