import { useLocation, useParams } from "react-router-dom";
import { useTogetherPointPageSuspenseQuery } from "../../../graphql/generated/TogetherPointPage.ts";
import { editorPaths, paths } from "../../../paths.ts";
import {
  onlyLanguageOf,
  useBilingualLine,
  useForeignLanguage,
  useLanguage,
} from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { sharingPhrases } from "../../../phrases/sharing.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import tracedPalm from "../../../ui/art/traced-palm.svg?no-inline";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { ShareAddress } from "../../../ui/page/ShareAddress.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { JoinInvitation } from "../../page/JoinInvitation.tsx";
import { GalleryCover } from "../GalleryCover.tsx";
import { GalleryData } from "../GalleryData.tsx";
import { GalleryHero } from "../GalleryHero.tsx";
import { PictureWall, wallStart } from "../PictureWall.tsx";
import { usePictureViewer } from "../usePictureViewer.tsx";
import { CityChips } from "./CityChips.tsx";
import { NextPoint } from "./NextPoint.tsx";
import { PointData } from "./PointData.tsx";
import { PointVisit } from "./PointVisit.tsx";
import styles from "./TogetherPointPage.module.css";

/**
 * The images of one children's point. As specified, an unknown city is shown under the name in the
 * URL with an empty list; only the status is 404.
 */
export function TogetherPointPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const foreign = useForeignLanguage();
  const lineOf = useBilingualLine();
  const phrases = usePhrases(togetherPointsPhrases);
  const pictures = usePhrases(picturesPhrases);
  const sharing = usePhrases(sharingPhrases);
  const { togetherPointName: city = "" } = useParams();
  const { settings, togetherPoint, togetherPoints } = useTogetherPointPageSuspenseQuery({
    variables: { language, city, drafts },
  }).data;
  const images = togetherPoint?.images ?? [];
  const lang = togetherPoint ? foreign(togetherPoint.translation) : undefined;
  const name = togetherPoint?.translation.name || city;
  // A fallback in the other language has no locative of this one.
  const place = (!lang && togetherPoint?.translation.locative) || name;
  const titleBefore = phrases.titleBefore(place);
  const title = `${titleBefore}\u00a0${place}`;
  const from = wallStart(useLocation().search, images.length, 1);
  const { linkTo, lightbox, wall } = usePictureViewer(images, phrases.about(name), from);
  const [cover] = images;
  const address = paths.togetherPoint(city);
  const isEmpty = togetherPoint !== null && images.length === 0;
  const onward = <TextLink to={paths.togetherPoints()}>{phrases.all}</TextLink>;
  const page = (
    <>
      <PageHead
        title={title}
        description={(foundation) => phrases.cityDescription(name, foundation)}
        card={
          togetherPoint && {
            section: "points",
            id: togetherPoint.id,
            version: togetherPoint.version,
          }
        }
        isIndexed={togetherPoint !== null}
        onlyIn={togetherPoint && onlyLanguageOf(togetherPoint)}
      />
      {togetherPoint && (
        <>
          <GalleryData
            name={title}
            language={togetherPoint.translation.language}
            day={null}
            images={images}
          />
          <PointData
            name={phrases.about(name)}
            address={lineOf({ ua: togetherPoint.addressUa, eng: togetherPoint.addressEng }).text}
            point={togetherPoint}
          />
        </>
      )}
      <GalleryHero
        tone="sky-1"
        isBottomAligned={cover !== undefined}
        path={{
          label: pictures.path,
          steps: [
            { to: paths.home(), title: pictures.home },
            { to: paths.galleries(), title: pictures.gallery },
            { to: paths.togetherPoints(), title: pictures.points },
          ],
          here: name,
          lang,
        }}
        title={lang ? <PlaceWithLanguage before={titleBefore} place={place} lang={lang} /> : title}
        beside={cover && <GalleryCover image={cover} link={linkTo(0)} />}
      >
        {images.length > 0 && <p>{pictures.pictures(images.length)}</p>}
        {togetherPoint && (
          <ItemEditLinks
            to={editorPaths.edit("TOGETHER_POINT", togetherPoint.id)}
            title={name}
            publishedAt={togetherPoint.translation.publishedAt}
            place="line"
          />
        )}
      </GalleryHero>
      <CityChips points={togetherPoints.items} current={city} />
      <Sheet tone="paper" className={styles.sheet}>
        {togetherPoint && from === 1 && <PointVisit point={togetherPoint} />}
        {from > 1 && <TextLink to={address}>{pictures.fromStart}</TextLink>}
        <div className={styles.place}>
          {isEmpty && (
            <div className={styles.empty}>
              <img src={tracedPalm} alt="" width="620" height="430" />
              <p>{pictures.noPictures}</p>
              {onward}
            </div>
          )}
          <PictureWall images={images} from={from} linkTo={linkTo} address={address} ref={wall} />
        </div>
        {togetherPoint && <ShareAddress title={title} labels={sharing} />}
        {!togetherPoint && <div className={styles.onward}>{onward}</div>}
      </Sheet>
      {togetherPoint && (
        <>
          <NextPoint points={togetherPoints.items} current={city} />
          <JoinInvitation />
        </>
      )}
      {lightbox}
    </>
  );
  if (!settings.showsTogetherPoints) return <PageNotFound />;
  return togetherPoint ? page : <PageNotFound>{page}</PageNotFound>;
}

function PlaceWithLanguage({
  before,
  place,
  lang,
}: {
  before: string;
  place: string;
  lang: string;
}) {
  return (
    <>
      <span>{before}</span> <span lang={lang}>{place}</span>
    </>
  );
}
