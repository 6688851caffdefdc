import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { addresses } from "../../addresses.ts";
import { BlogPageDocument, type BlogPageQuery } from "../../graphql/generated/BlogPage.ts";
import { blogPhrases } from "../../phrases/blog.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { MoreItems } from "../../ui/MoreItems.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { BlogCollage } from "./BlogCollage.tsx";

type BlogListProps = {
  posts: BlogPageQuery["blogPosts"];
  /** How many come at a time. */
  first: number;
  onGrown: () => void;
  /** Begins further on than with the newest. */
  isContinued: boolean;
};

export function BlogList({ posts, first, onGrown, isContinued }: BlogListProps) {
  const client = useApolloClient();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(blogPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = posts;
  if (items.length === 0) return <p>{phrases.none}</p>;
  return (
    <>
      {isContinued && <TextLink to={addresses.blogPosts()}>{phrases.newest}</TextLink>}
      <BlogCollage posts={items} ref={list} />
      <MoreItems
        list={list}
        shown={items.length}
        hasMore={hasNextPage}
        load={async () => {
          await client.query({
            query: BlogPageDocument,
            variables: { language, first, after: endCursor, drafts },
            fetchPolicy: "network-only",
          });
          onGrown();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        came={phrases.came}
        address={`${addresses.blogPosts()}?after=${encodeURIComponent(endCursor ?? "")}`}
      />
    </>
  );
}
