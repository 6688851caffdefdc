import { useState, useSyncExternalStore } from "react";
import { useVideoLabels } from "../../../phrases/site/video.ts";
import videoArt from "../../../ui/art/video-card.svg?no-inline";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PlayIcon } from "../../../ui/icons/icons.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { playerAttributes } from "../../../ui/video/youtube-player.ts";
import { type BlockProps, useBlockImage } from "../block.ts";
import { BlockSection, Paragraphs } from "../blocks/BlockSection.tsx";
import styles from "./VideoBlock.module.css";
import { videoIdIn } from "./video-id.ts";

/**
 * A video behind a picture of ours: the browser contacts no other host before the reader presses the
 * button. Without scripts, and for an address without a video's id, it is a link.
 */
export function VideoBlock({ content, id }: BlockProps<"VideoBlock">) {
  const { heading, address, text } = content;
  const [isStarted, setIsStarted] = useState(false);
  const canPlay = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { lang: language, ...phrases } = useVideoLabels();
  const videoId = videoIdIn(address);
  return (
    <BlockSection id={id} heading={heading}>
      <div className={styles.columns}>
        <div className={styles.screen} lang={language}>
          {isStarted && videoId ? (
            <iframe
              ref={takeFocus}
              {...playerAttributes(videoId, language)}
              title={heading || phrases.player}
            />
          ) : (
            <>
              <Poster imageId={content.imageId} />
              <div className={styles.start}>
                {canPlay && videoId ? (
                  <Button look="sun" icon={<PlayIcon />} onClick={() => setIsStarted(true)}>
                    {phrases.play}
                  </Button>
                ) : (
                  <ButtonLink look="sun" icon={<PlayIcon />} to={address}>
                    {phrases.open}
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </div>
        <div>
          <Paragraphs text={text} />
          <p className={styles.notice} lang={language}>
            <span>{phrases.notice}</span>{" "}
            <a href={address} rel="noopener">
              {phrases.open}
            </a>
          </p>
        </div>
      </div>
    </BlockSection>
  );
}

function Poster({ imageId }: { imageId: string | null }) {
  const image = useBlockImage(imageId);
  if (!image) {
    return (
      <img className={styles.art} src={videoArt} alt="" width="520" height="460" loading="lazy" />
    );
  }
  return (
    <Picture
      image={image}
      sizes="(width >= 1440px) 844px, (width >= 1024px) 60vw, 90vw"
      fills={16 / 9}
      isDecorative
    />
  );
}

/** The focus was on the button, which is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

const subscribeToNothing = () => () => undefined;
