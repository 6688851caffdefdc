import { type CSSProperties, useMemo } from "react";
import { useLocation, useParams } from "react-router-dom";
import {
  type BlogPostPageQuery,
  type NeighbouringPostFragment,
  useBlogPostPageSuspenseQuery,
} from "../../graphql/generated/BlogPostPage.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import {
  languageCodes,
  onlyLanguageOf,
  useForeignLanguage,
  useLanguage,
} from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { neighboursPhrases, sharingPhrases } from "../../phrases/sharing.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { pictureCreditPhrases } from "../../phrases/site/picture-credit.ts";
import { useVideoLabels } from "../../phrases/site/video.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { CanonicalPath } from "../../ui/page/CanonicalPath.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";
import { Neighbours } from "../../ui/page/Neighbours.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { ShareAddress } from "../../ui/page/ShareAddress.tsx";
import { Picture, type PictureSource } from "../../ui/picture/Picture.tsx";
import { PictureCredit } from "../../ui/picture/PictureCredit.tsx";
import { RichText } from "../../ui/rich-text/RichText.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import articleStyles from "./Article.module.css";
import listStyles from "./ArticleLists.module.css";
import { ArticleParts } from "./ArticleParts.tsx";
import { prepareArticle } from "./article.ts";
import { BlogPostHead } from "./BlogPostHead.tsx";
import styles from "./BlogPostPage.module.css";
import { Byline } from "./Byline.tsx";
import { authorNameOf } from "./byline.ts";
import { MorePosts } from "./MorePosts.tsx";

/** One blog post. */
export function BlogPostPage() {
  const { blogId = "" } = useParams();
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(blogPhrases);
  const sharing = usePhrases(sharingPhrases);
  const videoLabels = useVideoLabels();
  const foreign = useForeignLanguage();
  const linkLanguage = new URLSearchParams(useLocation().search).get("lang");
  const { data } = useBlogPostPageSuspenseQuery({ variables: { id: blogId, language, drafts } });
  const post = data.blogPost;
  const content = post?.translation.content ?? "";
  const { html, parts } = useMemo(
    () => prepareArticle(content, linkLanguage),
    [content, linkLanguage],
  );
  const isHidden = useIsHidden();
  if (!post) return <PageNotFound />;
  const { title, shortDescription } = post.translation;
  const { author } = post;
  const name = authorNameOf(post);
  const lang = foreign(post.translation);
  return (
    <CanonicalPath path={paths.blogPost(addressOf(post))}>
      <PageHead
        title={title}
        description={shortDescription}
        card={{ section: "blog", id: post.id, version: post.version }}
        onlyIn={onlyLanguageOf(post)}
      />
      <JsonLd
        of={({ canonical, publicUrl, absolute, pageAt }) => {
          const { foundationName } = data.settings.translation;
          const foundation = { "@type": "NGO", name: foundationName, url: publicUrl } as const;
          return {
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            headline: title,
            description: shortDescription,
            url: canonical,
            inLanguage: languageCodes[post.translation.language].html,
            datePublished: post.postedAt,
            dateModified: post.translation.updatedAt,
            ...(post.image && { image: absolute(post.image.url) }),
            author: name
              ? {
                  "@type": "Person",
                  name,
                  ...(author &&
                    !isHidden(paths.member(addressOf(author))) && {
                      url: pageAt(paths.member(addressOf(author))),
                    }),
                  ...(author?.translation.role && { jobTitle: author.translation.role }),
                  ...(author?.image && { image: absolute(author.image.url) }),
                }
              : foundation,
            publisher: foundation,
          };
        }}
      />
      <article className={styles.page} aria-labelledby="page-title">
        <BlogPostHead
          title={addNonBreakingSpaces(title)}
          postedAt={post.postedAt}
          byline={<Byline post={post} foundation={data.settings.translation} />}
          namesChanged={post.namesChanged}
          lang={lang}
        >
          <ItemEditLinks
            to={editorPaths.edit("BLOG_POST", post.id)}
            title={title}
            publishedAt={post.translation.publishedAt}
            place="line"
          />
        </BlogPostHead>
        {post.image && <PostPicture image={post.image} />}
        <div className={styles.columns}>
          {parts.length > 1 && <ArticleParts parts={parts} lang={lang} />}
          <div className={styles.text}>
            {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
            <RichText
              html={html}
              lang={lang}
              videoLabels={videoLabels}
              className={`${articleStyles.article} ${listStyles.lists}`}
            />
            <ShareAddress title={title} labels={sharing} />
          </div>
        </div>
        <PostNeighbours {...data.neighbours} />
      </article>
      <MorePosts posts={data.newest.items.filter(({ id }) => id !== post.id).slice(0, 2)} />
      <JoinInvitation />
    </CanonicalPath>
  );
}

/** As `clamp` in the styles: landscape, so that the picture does not fill the page. */
const within = (ratio: number, least: number) => Math.min(Math.max(ratio, least), 32 / 15);

function PostPicture({ image }: { image: PictureSource }) {
  const ownRatio = (image.width ?? 16) / (image.height ?? 9);
  const { credit } = usePhrases(pictureCreditPhrases);
  // React's style type has no custom properties.
  const style = { "--own-ratio": ownRatio } as CSSProperties;
  return (
    <>
      <div className={styles.shadow}>
        <div className={styles.picture} style={style}>
          <Picture
            image={image}
            sizes="(width >= 1440px) 1280px, (width >= 768px) 90vw, 90vw"
            fills={{ 0: within(ownRatio, 4 / 3), 768: within(ownRatio, 16 / 9) }}
            priority
          />
        </div>
      </div>
      {image.credit && <PictureCredit>{credit(image.credit)}</PictureCredit>}
    </>
  );
}

function PostNeighbours({ previous, next }: BlogPostPageQuery["neighbours"]) {
  const { posts } = usePhrases(neighboursPhrases);
  const foreign = useForeignLanguage();
  const linkTo = (post: NeighbouringPostFragment) => ({
    to: paths.blogPost(addressOf(post)),
    title: addNonBreakingSpaces(post.translation.title),
    lang: foreign(post.translation),
  });
  return (
    <Neighbours
      labels={posts}
      previous={previous && linkTo(previous)}
      next={next && linkTo(next)}
    />
  );
}
