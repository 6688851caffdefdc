import { useDeleteBlogPostMutation } from "../../graphql/generated/BlogPostEditor.ts";
import { useBlogPostListQuery } from "../../graphql/generated/BlogPostList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function BlogPostList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable();
  const answer = useBlogPostListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeleteBlogPostMutation({ context: { tellsSurprises: true } });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="BLOG_POST"
      table={table}
      answer={answer}
      titleOf={(post, of) => wordsIn(post, of)?.title ?? ""}
      coverOf={({ image }) => image}
      columns={[
        {
          title: phrases.date,
          isPlain: true,
          sort: { by: "listed", begins: "descending" },
          show: ({ postedAt }) => formatDay(dayOf(postedAt), language),
        },
        languages,
        updated,
      ]}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}
