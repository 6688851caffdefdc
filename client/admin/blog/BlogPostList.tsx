import { useBlogPostListQuery } from "../../graphql/generated/BlogPostList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function BlogPostList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable();
  const answer = useBlogPostListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="BLOG_POST"
      table={table}
      result={answer}
      titleOf={(post, of) => translationIn(post, of)?.title ?? ""}
      thumbnailOf={({ image }) => image}
      columns={[
        {
          title: phrases.date,
          hidesTitleOnCards: true,
          sort: { key: "listed", initialDirection: "descending" },
          render: ({ postedAt }) => formatDay(kyivDayOf(postedAt), language),
        },
        languages,
        updated,
      ]}
    />
  );
}
