import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases } from "../../../phrases/site/galleries.ts";
import video from "../../../ui/art/video-card.svg?no-inline";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import styles from "./VideosPage.module.css";

/** The specification gives this page a single word, until there are videos. */
export function VideosPage() {
  const { videos } = usePhrases(picturesPhrases);
  return (
    <div className={styles.page}>
      <PageHead title={videos} />
      <div className={styles.inner}>
        <h1>{videos}</h1>
        <img className={styles.scene} src={video} alt="" width="520" height="460" />
      </div>
    </div>
  );
}
