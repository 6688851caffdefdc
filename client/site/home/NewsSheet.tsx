import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { addresses } from "../../addresses.ts";
import { MoreNewsDocument } from "../../graphql/generated/MoreNews.ts";
import { homePhrases } from "../../phrases/home.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import type { HomeNews } from "./home-content.ts";
import { NewsItem } from "./NewsItem.tsx";
import styles from "./NewsSheet.module.css";
import { SectionHead } from "./SectionHead.tsx";

/** The latest news; more of them come three at a time, below the ones already there. */
export function NewsSheet({ news }: { news: HomeNews }) {
  const client = useApolloClient();
  const language = useLanguage();
  const phrases = usePhrases(homePhrases);
  const list = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  if (news.items.length === 0) return null;

  async function loadMore() {
    const shown = news.items.length;
    setState("loading");
    try {
      await client.query({
        query: MoreNewsDocument,
        variables: { language, after: news.endCursor },
        fetchPolicy: "network-only",
      });
      setState("idle");
      // After the answer has been drawn, the reader goes on at the first of the new items.
      setTimeout(() => list.current?.children[shown]?.querySelector("a")?.focus());
    } catch {
      setState("failed");
    }
  }

  return (
    <Sheet tone="paper" edge="a" labelledBy="news">
      <SectionHead id="news" title={phrases.news} />
      <ul className={styles.list} ref={list}>
        {news.items.map((item, place) => (
          <li key={item.id}>
            <NewsItem item={item} isOpenAtFirst={place === 0} />
          </li>
        ))}
      </ul>
      {news.hasNextPage && (
        <div className={styles.more}>
          <div className={styles.withScript}>
            <Button look="outline" isBusy={state === "loading"} onClick={loadMore}>
              {phrases.moreNews}
            </Button>
          </div>
          <div className={styles.withoutScript}>
            <ButtonLink look="outline" to={addresses.news()}>
              {phrases.moreNews}
            </ButtonLink>
          </div>
          {state === "failed" && (
            <p className={styles.failed} role="alert">
              {phrases.moreNewsFailed}
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}
