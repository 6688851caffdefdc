import { type ReactNode, useRef } from "react";
import { animateSettle, useOnFirstView } from "../animate-on-view.ts";
import styles from "./CutPicture.module.css";

type CutPictureProps = {
  cut: "a" | "b" | "c";
  /** Width by height, "4 / 3"; what lies inside is cut to it. Left out, `className` gives the shape. */
  ratio?: string | undefined;
  className?: string | undefined;
  /** A `Picture` that fills its place, or an image of the interface. */
  children: ReactNode;
};

/** A picture cut from its sheet, with the shadow it throws. */
export function CutPicture({ cut, ratio, className = "", children }: CutPictureProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  return (
    <div className={styles.shadow} ref={sheet}>
      <div className={`${styles.sheet} ${styles[cut]} ${className}`} style={{ aspectRatio: ratio }}>
        {children}
      </div>
    </div>
  );
}
