import { useLocation } from "react-router-dom";
import { useBlogPageSuspenseQuery } from "../../graphql/generated/BlogPage.ts";
import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import { useListSize } from "../../graphql/hooks.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import tracedPalm from "../../ui/art/traced-palm.svg?no-inline";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ListEditLinks } from "../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../page/list/OwnBlocks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import { collageSize } from "./BlogCollage.tsx";
import { BlogList } from "./BlogList.tsx";

const palm = { src: tracedPalm, width: 620, height: 430 };

/** All posts, newest first; older ones are appended. */
export function BlogPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(blogPhrases);
  const after = new URLSearchParams(useLocation().search).get("after");
  // A list that starts after a cursor has another page size, by which the cache distinguishes it.
  const { first, grew } = useListSize(
    `${language} ${drafts}`,
    after ? 2 * collageSize : collageSize,
  );
  const { page, blogPosts } = useBlogPageSuspenseQuery({
    variables: { language, first, after, drafts },
  }).data;
  if (!page) return <PageNotFound />;
  return (
    <>
      <BlogHero page={page} isIndexed={!after} />
      <Sheet tone="paper" edge="b" labelledBy="all-posts">
        <h2 id="all-posts">
          <VisuallyHidden>{phrases.list}</VisuallyHidden>
        </h2>
        <BlogList
          key={after}
          posts={blogPosts}
          first={first}
          onExtended={grew}
          isContinuation={!!after}
        />
      </Sheet>
      <OwnBlocks page={page} />
    </>
  );
}

function BlogHero({ page, isIndexed }: { page: ListPageFragment; isIndexed: boolean }) {
  const phrases = usePhrases(blogPhrases);
  const { title, lead, lang, head } = useListPage(page);
  return (
    <>
      <PageHead {...head} isIndexed={isIndexed} />
      <PageHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: title,
          lang,
        }}
        title={title}
        lead={lead}
        lang={lang}
        art={palm}
      >
        <ListEditLinks
          page={page}
          chips={[{ to: editorPaths.add("BLOG_POST"), action: "BLOG_POST" }]}
        />
      </PageHero>
    </>
  );
}
