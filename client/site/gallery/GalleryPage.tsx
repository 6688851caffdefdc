import { useLocation, useParams } from "react-router-dom";
import {
  type GalleryPageQuery,
  type NeighbouringGalleryFragment,
  useGalleryPageSuspenseQuery,
} from "../../graphql/generated/GalleryPage.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { formatDay } from "../../phrases/dates.ts";
import { onlyLanguageOf, useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { neighboursPhrases, sharingPhrases } from "../../phrases/sharing.ts";
import { galleryPhrases, picturesPhrases } from "../../phrases/site/galleries.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CanonicalPath } from "../../ui/page/CanonicalPath.tsx";
import { Neighbours } from "../../ui/page/Neighbours.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { ShareAddress } from "../../ui/page/ShareAddress.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import { categoryPath } from "./CategoryChips.tsx";
import { GalleryCollage } from "./GalleryCollage.tsx";
import { GalleryCover } from "./GalleryCover.tsx";
import { GalleryData } from "./GalleryData.tsx";
import { GalleryFacts } from "./GalleryFacts.tsx";
import { GalleryHero } from "./GalleryHero.tsx";
import styles from "./GalleryPage.module.css";
import { PictureWall, wallStart } from "./PictureWall.tsx";
import { usePictureViewer } from "./usePictureViewer.tsx";

/** One gallery: its date, its story, its images, and the newest other galleries. */
export function GalleryPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(galleryPhrases);
  const { galleryId: id = "" } = useParams();
  const { gallery, neighbours, latest } = useGalleryPageSuspenseQuery({
    variables: { language, id, drafts },
  }).data;
  if (!gallery) return <PageNotFound />;
  const others = latest.items.filter((other) => other.id !== gallery.id).slice(0, 3);
  return (
    <CanonicalPath path={paths.gallery(addressOf(gallery))}>
      <GalleryStory gallery={gallery} neighbours={neighbours} />
      {others.length > 0 && (
        <Sheet tone="sky-1" edge="b" labelledBy="others" className={styles.others}>
          <div className={styles.head}>
            <h2 id="others">{phrases.others}</h2>
            <TextLink to={paths.galleries()}>{phrases.allGalleries}</TextLink>
          </div>
          <GalleryCollage galleries={others} isOneRow />
        </Sheet>
      )}
      <JoinInvitation />
    </CanonicalPath>
  );
}

type GalleryStoryProps = {
  gallery: NonNullable<GalleryPageQuery["gallery"]>;
  neighbours: GalleryPageQuery["neighbours"];
};

function GalleryStory({ gallery, neighbours }: GalleryStoryProps) {
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const phrases = usePhrases(galleryPhrases);
  const pictures = usePhrases(picturesPhrases);
  const sharing = usePhrases(sharingPhrases);
  const { images, category, translation } = gallery;
  const { title, description } = translation;
  const lang = foreign(translation);
  const from = wallStart(useLocation().search, images.length, 1);
  const day = gallery.day ? formatDay(gallery.day, language) : gallery.galleryDate;
  const about = [title, day].filter(Boolean).join(", ");
  const { linkTo, lightbox, wall } = usePictureViewer(images, about, from);
  const [cover] = images;
  const address = paths.gallery(addressOf(gallery));
  return (
    <>
      <PageHead
        title={title}
        description={firstParagraph(description) || ((name) => phrases.description(title, name))}
        card={{ section: "galleries", id: gallery.id, version: gallery.version }}
        onlyIn={onlyLanguageOf(gallery)}
      />
      <GalleryData name={title} language={translation.language} day={gallery.day} images={images} />
      <GalleryHero
        tone="poppy-1"
        isBottomAligned={cover !== undefined}
        path={{
          label: pictures.path,
          steps: [
            { to: paths.home(), title: pictures.home },
            { to: paths.galleries(), title: pictures.gallery },
            ...(category
              ? [{ to: categoryPath(category.id), title: category.translation.name }]
              : []),
          ],
          here: title,
          lang,
        }}
        title={addNonBreakingSpaces(title)}
        lang={lang}
        beside={cover && <GalleryCover image={cover} link={linkTo(0)} />}
      >
        <GalleryFacts gallery={gallery} count={images.length} />
        <ItemEditLinks
          to={editorPaths.edit("GALLERY", gallery.id)}
          title={title}
          publishedAt={translation.publishedAt}
          place="line"
        />
        {lang && <p className={styles.note}>{pictures.onlyInOther}</p>}
      </GalleryHero>
      <Sheet tone="paper" className={styles.sheet}>
        {description && (
          <div className={styles.story} lang={lang}>
            {paragraphs(description).map((paragraph) => (
              <p key={paragraph}>{addNonBreakingSpaces(paragraph)}</p>
            ))}
          </div>
        )}
        {from > 1 && <TextLink to={address}>{pictures.fromStart}</TextLink>}
        {images.length === 0 && <p>{pictures.noPictures}</p>}
        {images.length > from && (
          <PictureWall
            images={images}
            columns={images.length > 12 ? 4 : 3}
            from={from}
            linkTo={linkTo}
            address={address}
            ref={wall}
          />
        )}
        <ShareAddress title={title} labels={sharing} />
        <GalleryNeighbours {...neighbours} />
      </Sheet>
      {lightbox}
    </>
  );
}

function GalleryNeighbours({ previous, next }: GalleryPageQuery["neighbours"]) {
  const { galleries } = usePhrases(neighboursPhrases);
  const foreign = useForeignLanguage();
  const linkTo = (gallery: NeighbouringGalleryFragment) => ({
    to: paths.gallery(addressOf(gallery)),
    title: addNonBreakingSpaces(gallery.translation.title),
    lang: foreign(gallery.translation),
  });
  return (
    <Neighbours
      labels={galleries}
      previous={previous && linkTo(previous)}
      next={next && linkTo(next)}
    />
  );
}

/** Blank lines separate paragraphs. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const firstParagraph = (text: string): string => paragraphs(text)[0] ?? "";
