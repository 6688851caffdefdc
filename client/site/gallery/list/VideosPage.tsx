import { useSiteLayoutQuery } from "../../../graphql/generated/SiteLayout.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases } from "../../../phrases/site/galleries.ts";
import video from "../../../ui/art/video-card.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PlayIcon } from "../../../ui/icons/icons.tsx";
import { Breadcrumbs } from "../../../ui/page/Breadcrumbs.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import styles from "./VideosPage.module.css";

/** A title, the way back and the channel, where the videos are. */
export function VideosPage() {
  const { path, home, gallery, videos, youtubeChannel } = usePhrases(picturesPhrases);
  const language = useLanguage();
  // The layout has already queried it: this reads the cache.
  const { data } = useSiteLayoutQuery({ variables: { language } });
  const channel = data?.settings?.socialLinks.find(({ network }) => network === "YouTube")?.url;
  return (
    <div className={styles.page} data-ends-on="poppy">
      <PageHead title={videos} />
      <div className={styles.inner}>
        <div className={styles.text}>
          <Breadcrumbs
            label={path}
            steps={[
              { to: paths.home(), title: home },
              { to: paths.galleries(), title: gallery },
            ]}
            here={videos}
          />
          <h1>{videos}</h1>
          {channel && (
            <ButtonLink to={channel} look="ink" icon={<PlayIcon size={20} />}>
              {youtubeChannel}
            </ButtonLink>
          )}
        </div>
        <img className={styles.scene} src={video} alt="" width="520" height="460" />
      </div>
    </div>
  );
}
