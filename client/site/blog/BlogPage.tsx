import { useLocation } from "react-router-dom";
import { addresses, editors } from "../../addresses.ts";
import { useBlogPageSuspenseQuery } from "../../graphql/generated/BlogPage.ts";
import { useListSize } from "../../graphql/list-size.ts";
import { blogPhrases } from "../../phrases/blog.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import tracedPalm from "../../ui/art/traced-palm.svg?no-inline";
import { MarkLine } from "../../ui/ItemMarks.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { PageHero } from "../../ui/PageHero.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { collageSize } from "./BlogCollage.tsx";
import { BlogList } from "./BlogList.tsx";

const palm = { src: tracedPalm, width: 620, height: 430 };

/** All posts, newest first; older ones come below those already there. */
export function BlogPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(blogPhrases);
  const after = new URLSearchParams(useLocation().search).get("after");
  // A list that begins further on is longer, and by its length the cache knows it from the first.
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
          steps: [{ to: addresses.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
        art={palm}
      >
        <MarkLine chips={[{ to: editors.add("BLOG_POST"), says: "BLOG_POST" }]} />
      </PageHero>
      <Sheet tone="paper" edge="b" labelledBy="all-posts">
        <h2 id="all-posts">
          <VisuallyHidden>{phrases.list}</VisuallyHidden>
        </h2>
        <BlogList
          key={after}
          posts={blogPosts}
          first={first}
          onGrown={grew}
          isContinued={!!after}
        />
      </Sheet>
    </>
  );
}
