import { useEffect, useState } from "react";
import { usePhrases } from "../../../phrases/phrases.ts";
import { handTreePhrases } from "../../../phrases/site/hand-tree.ts";
import kite from "../../../ui/art/hero/hero-kite.svg?no-inline";
import child from "../../../ui/art/hero/hero-swing.svg?no-inline";
import { PauseIcon, PlayIcon } from "../../../ui/icons/icons.tsx";
import styles from "./HeroScene.module.css";

/**
 * The scene behind the headline. What moves in it are layers of their own, so that the browser
 * moves finished pictures: spans, because Chromium draws a moving svg anew for every frame. They
 * rest in a hidden tab, and can be stopped.
 */
export function HeroScene() {
  const phrases = usePhrases(handTreePhrases);
  const [isStopped, setIsStopped] = useState(false);
  const isHidden = useIsHidden();
  return (
    <div className={styles.scene} data-scene="" data-still={isStopped || isHidden ? "" : undefined}>
      <div className={`${styles.layers} ${styles.wide}`} aria-hidden="true">
        <Kite
          view="585 225 235 495"
          string="M806 708C770 560 700 440 636 312"
          transform="translate(636 300) rotate(-20) scale(.96)"
        />
        <Swing
          view="1290 350 130 345"
          ropes="M1300 382L1328 652M1348 358L1374 646"
          seat="M1316 650L1388 643L1389 652L1317 659Z"
          left={1353}
        />
      </div>
      <div className={`${styles.layers} ${styles.narrow}`} aria-hidden="true">
        <Kite
          view="50 305 130 405"
          string="M169 704C130 560 120 460 96 400"
          transform="translate(92 370) rotate(-12) scale(.8)"
        />
        <Swing
          view="640 350 130 345"
          ropes="M650 382L678 652M698 358L724 646"
          seat="M666 650L738 643L739 652L667 659Z"
          left={703}
        />
      </div>
      <span className={`${styles.leaf} ${styles.leafLeft}`} />
      <span className={`${styles.leaf} ${styles.leafRight}`} />
      <button
        type="button"
        className={styles.stop}
        aria-label={isStopped ? phrases.startMotion : phrases.stopMotion}
        title={isStopped ? phrases.startMotion : phrases.stopMotion}
        onClick={() => setIsStopped(!isStopped)}
      >
        <span className={styles.strip}>
          {isStopped ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </span>
      </button>
    </div>
  );
}

/** Drawn in the coordinates of the scene, of which `view` is the part that it needs. */
function Kite(props: { view: string; string: string; transform: string }) {
  return (
    <span className={styles.kite}>
      <svg aria-hidden="true" viewBox={props.view}>
        <path className={styles.line} strokeWidth="1.8" d={props.string} />
        <image href={kite} x="-49" y="-74" width="98" height="316" transform={props.transform} />
      </svg>
    </span>
  );
}

function Swing(props: { view: string; ropes: string; seat: string; left: number }) {
  return (
    <span className={styles.swing}>
      <svg aria-hidden="true" viewBox={props.view}>
        <path className={styles.line} strokeWidth="3" d={props.ropes} />
        <image
          href={child}
          x="-61"
          y="-135"
          width="104"
          height="131"
          transform={`translate(${props.left} 690) rotate(-6) scale(-1.1 1.1)`}
        />
        <path className={styles.seat} d={props.seat} />
      </svg>
    </span>
  );
}

/** Whether the reader looks at another tab. */
function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isHidden;
}
