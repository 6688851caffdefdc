import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import { galleriesPhrases, picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import map from "../../ui/art/map.svg?no-inline";
import video from "../../ui/art/video-card.svg?no-inline";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ArrowIcon, PlayIcon } from "../../ui/icons.tsx";
import styles from "./GalleryDoors.module.css";

/** The ways on to the children's points and to the videos. */
export function GalleryDoors({ cities }: { cities: number }) {
  const phrases = usePhrases(picturesPhrases);
  const { cities: cityCount } = usePhrases(galleriesPhrases);
  return (
    <ul className={styles.doors}>
      <Door
        className={styles.points}
        to={addresses.togetherPoints()}
        title={phrases.points}
        text={cityCount(cities)}
        icon={<ArrowIcon size={24} />}
      >
        <img src={map} alt="" width="1000" height="870" />
      </Door>
      <Door
        className={styles.videos}
        to={addresses.videos()}
        title={phrases.videos}
        icon={<PlayIcon size={22} />}
      >
        <img src={video} alt="" width="520" height="460" />
      </Door>
    </ul>
  );
}

type DoorProps = {
  className: string | undefined;
  to: string;
  title: string;
  text?: string;
  icon: ReactNode;
  children: ReactNode;
};

function Door({ className, to, title, text, icon, children }: DoorProps) {
  return (
    <li className={className}>
      <InnerLink to={to} className={styles.door}>
        <span className={styles.scene}>{children}</span>
        <span className={styles.slip}>
          <span className={styles.paper}>
            <span>
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            {icon}
          </span>
        </span>
      </InnerLink>
    </li>
  );
}
