import { createContext, useContext } from "react";
import { pictureUrl } from "../picture/variant-urls.ts";
import { Initial } from "./Initial.tsx";
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
  /** For light backgrounds; null for the mark. */
  logo: LogoSource | null;
  /** For dark backgrounds; null to use the other one. */
  darkLogo: LogoSource | null;
  /** In CSS pixels. */
  height: number;
  /** The background is dark in both themes. */
  isOnDark?: boolean;
};

/**
 * The foundation's logo, or its mark while none was uploaded. Hidden from screen readers; the name
 * stands beside it. Its space is reserved from the start.
 */
export function LogoPicture({ logo, darkLogo, height, isOnDark }: LogoPictureProps) {
  const [light, dark] = [logo ?? darkLogo, darkLogo ?? logo];
  const sign = useContext(SignContext);
  if (!light || !dark) return sign?.initial === "" ? null : <Mark of={sign} height={height} />;
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

type Sign = {
  roundLogo: LogoSource | null;
  /** The letter shown without a logo, blank while there is no name; null for the drawn palm. */
  initial: string | null;
};

/** What the settings say of the sign, which the layouts provide; null until it is known. */
export const SignContext = createContext<Sign | null>(null);

type SignSettings = {
  roundLogo: LogoSource | null;
  mark: "DRAWING" | "INITIAL";
  translation: { foundationName: string };
};

export const signOf = ({ roundLogo, mark, translation }: SignSettings): Sign => ({
  roundLogo,
  initial:
    mark === "DRAWING"
      ? null
      : (/[\p{L}\p{N}]/u.exec(translation.foundationName)?.[0].toUpperCase() ?? ""),
});

/** The foundation's sign in a small square: its round logo, or its mark. */
export function FoundationSign({ height }: { height: number }) {
  const sign = useContext(SignContext);
  if (!sign?.roundLogo) return <Mark of={sign} height={height} />;
  return (
    <img
      className={styles.round}
      src={pictureUrl(sign.roundLogo, 160)}
      alt=""
      width={height}
      height={height}
    />
  );
}

/** The drawn palm or the letter; leaves its space empty until one of them is known. */
function Mark({ of, height }: { of: Sign | null; height: number }) {
  if (!of) return <svg aria-hidden="true" width={height} height={height} />;
  return of.initial === null ? (
    <Palm height={height} />
  ) : (
    <Initial letter={of.initial} height={height} />
  );
}
