import { useRef } from "react";
import { BlogPageDocument, type BlogPageQuery } from "../../graphql/generated/BlogPage.ts";
import { fetchIntoCache } from "../../graphql/page-queries.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { MoreItems } from "../page/MoreItems.tsx";
import { BlogCollage } from "./BlogCollage.tsx";

type BlogListProps = {
  posts: BlogPageQuery["blogPosts"];
  /** Page size. */
  first: number;
  onExtended: () => void;
  /** The list starts after a cursor rather than with the newest post. */
  isContinuation: boolean;
};

export function BlogList({ posts, first, onExtended, isContinuation }: BlogListProps) {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(blogPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = posts;
  if (items.length === 0) return <EmptyNote>{phrases.none}</EmptyNote>;
  return (
    <>
      {isContinuation && <TextLink to={paths.blogPosts()}>{phrases.newest}</TextLink>}
      <BlogCollage posts={items} ref={list} />
      <MoreItems
        list={list}
        shown={items.length}
        hasMore={hasNextPage}
        load={async () => {
          await fetchIntoCache(BlogPageDocument, { language, first, after: endCursor, drafts });
          onExtended();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        loadedText={phrases.loadedMore}
        address={`${paths.blogPosts()}?after=${encodeURIComponent(endCursor ?? "")}`}
      />
    </>
  );
}
