import { useLocation } from "react-router-dom";
import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import { useNewsPageSuspenseQuery } from "../../graphql/generated/NewsPage.ts";
import { useListSize } from "../../graphql/hooks.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { newsPhrases } from "../../phrases/site/news.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import newsBird from "../../ui/art/news-bird.svg?no-inline";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import { ListEditLinks } from "../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../page/list/OwnBlocks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import { NewsList } from "./NewsList.tsx";

const bird = { src: newsBird, width: 620, height: 400 };

/** All news, newest first; more are appended. */
export function NewsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(newsPhrases);
  const after = new URLSearchParams(useLocation().search).get("after");
  // A list that starts after a cursor has another page size, by which the cache distinguishes it.
  const { first, grew } = useListSize(`${language} ${drafts}`, after ? 12 : 6);
  const { page, news } = useNewsPageSuspenseQuery({
    variables: { language, first, after, drafts },
  }).data;
  if (!page) return <PageNotFound />;
  return (
    <>
      <NewsHero page={page} isIndexed={!after} />
      <Sheet tone="paper" edge="a" labelledBy="all-news">
        <h2 id="all-news">
          <VisuallyHidden>{phrases.list}</VisuallyHidden>
        </h2>
        <NewsList
          key={after}
          news={news}
          first={first}
          onExtended={grew}
          isContinuation={!!after}
        />
      </Sheet>
      <OwnBlocks page={page} />
      <JoinInvitation />
    </>
  );
}

function NewsHero({ page, isIndexed }: { page: ListPageFragment; isIndexed: boolean }) {
  const phrases = usePhrases(newsPhrases);
  const { title, lead, lang, head } = useListPage(page);
  return (
    <>
      <PageHead {...head} isIndexed={isIndexed} />
      <PageHero
        tone="sky-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: title,
          lang,
        }}
        title={title}
        lead={lead}
        lang={lang}
        art={bird}
      >
        <ListEditLinks
          page={page}
          chips={[{ to: editorPaths.add("GALLERY"), action: "GALLERY" }]}
        />
      </PageHero>
    </>
  );
}
