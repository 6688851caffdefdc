import { useLocation } from "react-router-dom";
import { useBlogPageSuspenseQuery } from "../../graphql/generated/BlogPage.ts";
import { useListSize } from "../../graphql/list-size.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import tracedPalm from "../../ui/art/traced-palm.svg?no-inline";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
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
  const { blogPosts } = useBlogPageSuspenseQuery({
    variables: { language, first, after, drafts },
  }).data;
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} isIndexed={!after} />
      <PageHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
        art={palm}
      >
        <EditActionLinks chips={[{ to: editorPaths.add("BLOG_POST"), action: "BLOG_POST" }]} />
      </PageHero>
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
    </>
  );
}
