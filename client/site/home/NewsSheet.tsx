import { useRef } from "react";
import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";
import type { MoreNewsQueryVariables } from "../../graphql/generated/MoreNews.ts";
import { fetchIntoCache } from "../../graphql/page-queries.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { newsPhrases } from "../../phrases/site/news.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { NewsItem } from "../news/NewsItem.tsx";
import { MoreItems } from "../page/MoreItems.tsx";
import styles from "./NewsSheet.module.css";
import type { OwnTexts } from "./own-texts.ts";
import { SectionHead } from "./SectionHead.tsx";

/** The latest news; three more at a time are appended. */
export function NewsSheet({ news, own }: { news: HomePageQuery["news"]; own: OwnTexts }) {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(newsPhrases);
  const list = useRef<HTMLUListElement>(null);
  if (news.items.length === 0) return null;
  return (
    <Sheet tone="paper" edge="a" labelledBy="news">
      <SectionHead id="news" title={own.heading || phrases.title} add="GALLERY" />
      <ul className={styles.list} ref={list}>
        {news.items.map((item, place) => (
          <li key={item.id}>
            <NewsItem item={item} isOpenAtFirst={place === 0} />
          </li>
        ))}
      </ul>
      <MoreItems
        list={list}
        shown={news.items.length}
        hasMore={news.hasNextPage}
        load={() => loadMore({ language, after: news.endCursor, drafts })}
        label={phrases.more}
        failed={phrases.moreFailed}
        loadedText={phrases.loadedMore}
        address={paths.news()}
      />
    </Sheet>
  );
}

async function loadMore(variables: MoreNewsQueryVariables) {
  const { MoreNewsDocument } = await import("../../graphql/generated/MoreNews.ts");
  return fetchIntoCache(MoreNewsDocument, variables);
}
