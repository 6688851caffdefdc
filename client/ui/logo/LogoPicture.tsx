import { createContext, useContext } from "react";
import { pictureUrl } from "../picture/variant-urls.ts";
import styles from "./LogoPicture.module.css";
import { Palm } from "./Palm.tsx";

/** An uploaded logo as the API returns it. */
export type LogoSource = {
  url: string;
  variants: string | null;
  /** In pixels; null when unknown. */
  width: number | null;
  height: number | null;
};

type LogoPictureProps = {
  /** For light backgrounds; null for the drawn palm. */
  logo: LogoSource | null;
  /** For dark backgrounds; null to use the other one. */
  darkLogo: LogoSource | null;
  /** In CSS pixels. */
  height: number;
  /** The background is dark in both themes. */
  isOnDark?: boolean;
};

/**
 * The foundation's logo, or the drawn palm while none was uploaded. Hidden from screen readers; the
 * name stands beside it. Its space is reserved from the start.
 */
export function LogoPicture({ logo, darkLogo, height, isOnDark }: LogoPictureProps) {
  const [light, dark] = [logo ?? darkLogo, darkLogo ?? logo];
  if (!light || !dark) return <Palm height={height} />;
  if (isOnDark) return <LogoImage of={dark} height={height} />;
  if (light === dark) return <LogoImage of={light} height={height} />;
  return (
    <>
      <LogoImage of={light} height={height} className={styles.day} />
      <LogoImage of={dark} height={height} className={styles.evening} />
    </>
  );
}

/** Width over height from which a logo counts as one with the name in it. */
const wideRatio = 2.2;

/** Whether the logo is a wide one, which needs no name beside it. */
export const isWide = (logo: LogoSource | null): boolean =>
  logo?.width != null && logo.height != null && logo.width / logo.height >= wideRatio;

type LogoImageProps = { of: LogoSource; height: number; className?: string | undefined };

function LogoImage({ of, height, className }: LogoImageProps) {
  const ratio = of.width && of.height ? of.width / of.height : 1;
  return (
    <img
      className={[styles.logo, className].filter(Boolean).join(" ")}
      src={pictureUrl(of, ratio * height > 160 ? 640 : 320)}
      alt=""
      width={Math.round(ratio * height)}
      height={height}
    />
  );
}

/** The foundation's round logo, or null; the layouts provide it. */
export const RoundLogoContext = createContext<LogoSource | null>(null);

/** The foundation's sign in a small square: its round logo, or the drawn palm. */
export function FoundationSign({ height }: { height: number }) {
  const logo = useContext(RoundLogoContext);
  if (!logo) return <Palm height={height} />;
  return (
    <img
      className={styles.round}
      src={pictureUrl(logo, 160)}
      alt=""
      width={height}
      height={height}
    />
  );
}
