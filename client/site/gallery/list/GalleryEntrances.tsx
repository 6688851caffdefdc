import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { galleriesPhrases, picturesPhrases } from "../../../phrases/site/galleries.ts";
import map from "../../../ui/art/map.svg?no-inline";
import video from "../../../ui/art/video-card.svg?no-inline";
import { useIsHidden } from "../../../ui/hidden-paths.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { ArrowIcon, PlayIcon } from "../../../ui/icons/icons.tsx";
import styles from "./GalleryEntrances.module.css";

/** Links to the children's points, if there are any, and to the videos. */
export function GalleryEntrances({ cities }: { cities: number }) {
  const phrases = usePhrases(picturesPhrases);
  const { cities: cityCount } = usePhrases(galleriesPhrases);
  const isHidden = useIsHidden();
  return (
    <ul className={styles.doors}>
      {cities > 0 && !isHidden(paths.togetherPoints()) && (
        <Entrance
          className={styles.points}
          to={paths.togetherPoints()}
          title={phrases.points}
          text={cityCount(cities)}
          icon={<ArrowIcon size={24} />}
        >
          <img src={map} alt="" width="1000" height="870" />
        </Entrance>
      )}
      <Entrance
        className={styles.videos}
        to={paths.videos()}
        title={phrases.videos}
        icon={<PlayIcon size={22} />}
      >
        <img src={video} alt="" width="520" height="460" />
      </Entrance>
    </ul>
  );
}

type EntranceProps = {
  className: string | undefined;
  to: string;
  title: string;
  text?: string;
  icon: ReactNode;
  children: ReactNode;
};

function Entrance({ className, to, title, text, icon, children }: EntranceProps) {
  return (
    <li className={className}>
      <InternalLink to={to} className={styles.door}>
        <span className={styles.scene}>{children}</span>
        <span className={styles.slip}>
          <span className={styles.paper} data-theme="light">
            <span>
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            {icon}
          </span>
        </span>
      </InternalLink>
    </li>
  );
}
