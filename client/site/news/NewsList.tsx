import { useRef } from "react";
import { NewsPageDocument, type NewsPageQuery } from "../../graphql/generated/NewsPage.ts";
import { fetchIntoCache } from "../../graphql/page-queries.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { newsPhrases } from "../../phrases/site/news.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { MoreItems } from "../page/MoreItems.tsx";
import { NewsItem } from "./NewsItem.tsx";
import styles from "./NewsList.module.css";

type NewsListProps = {
  news: NewsPageQuery["news"];
  /** Page size. */
  first: number;
  onExtended: () => void;
  /** The list starts after a cursor rather than with the newest item. */
  isContinuation: boolean;
};

export function NewsList({ news, first, onExtended, isContinuation }: NewsListProps) {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(newsPhrases);
  const list = useRef<HTMLUListElement>(null);
  const { items, endCursor, hasNextPage } = news;
  if (items.length === 0) return <EmptyNote>{phrases.none}</EmptyNote>;
  return (
    <>
      {isContinuation && (
        <p className={styles.newest}>
          <TextLink to={paths.news()}>{phrases.newest}</TextLink>
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
          await fetchIntoCache(NewsPageDocument, { language, first, after: endCursor, drafts });
          onExtended();
        }}
        label={phrases.more}
        failed={phrases.moreFailed}
        loadedText={phrases.loadedMore}
        address={`${paths.news()}?after=${encodeURIComponent(endCursor ?? "")}`}
      />
    </>
  );
}
