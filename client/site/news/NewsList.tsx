import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { addresses } from "../../addresses.ts";
import { NewsPageDocument, type NewsPageQuery } from "../../graphql/generated/NewsPage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { newsPhrases } from "../../phrases/news.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { MoreItems } from "../../ui/MoreItems.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { NewsItem } from "./NewsItem.tsx";
import styles from "./NewsList.module.css";

type NewsListProps = {
  news: NewsPageQuery["news"];
  /** How many come at a time. */
  first: number;
  onGrown: () => void;
  /** Begins further on than with the newest. */
  isContinued: boolean;
};

export function NewsList({ news, first, onGrown, isContinued }: NewsListProps) {
  const client = useApolloClient();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(newsPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = news;
  if (items.length === 0) return <p>{phrases.none}</p>;
  return (
    <>
      {isContinued && (
        <p className={styles.newest}>
          <TextLink to={addresses.news()}>{phrases.newest}</TextLink>
        </p>
      )}
      <ul className={styles.list} ref={list}>
        {items.map((item, place) => (
          <li key={item.id}>
            <NewsItem item={item} isOpenAtFirst={place === 0} priority={place === 0} />
          </li>
        ))}
      </ul>
      <MoreItems
        list={list}
        shown={items.length}
        hasMore={hasNextPage}
        load={async () => {
          await client.query({
            query: NewsPageDocument,
            variables: { language, first, after: endCursor, drafts },
            fetchPolicy: "network-only",
          });
          onGrown();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        came={phrases.came}
        address={`${addresses.news()}?after=${encodeURIComponent(endCursor ?? "")}`}
      />
    </>
  );
}
