import type { ReactNode } from "react";
import heroDesktop from "../../../ui/art/hero/hero-desktop.svg?no-inline";
import heroDesktopNight from "../../../ui/art/hero/hero-desktop-night.svg?no-inline";
import heroMobile from "../../../ui/art/hero/hero-mobile.svg?no-inline";
import heroMobileNight from "../../../ui/art/hero/hero-mobile-night.svg?no-inline";
import styles from "./Hero.module.css";
import { HeroScene } from "./HeroScene.tsx";

/** The first section with the hand-tree and its embroidered sleeve. */
export function TreeHero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Preload day={heroDesktop} night={heroDesktopNight} media="(min-width: 768px)" />
      <Preload day={heroMobile} night={heroMobileNight} media="(max-width: 767.98px)" />
      <div className={styles.text}>{children}</div>
      <HeroScene />
    </section>
  );
}

/** The scene of a width, which is a background, in the theme of the device. */
function Preload({ day, night, media }: { day: string; night: string; media: string }) {
  const themes = [
    { href: day, scheme: "light" },
    { href: night, scheme: "dark" },
  ];
  return themes.map(({ href, scheme }) => (
    <link
      key={href}
      rel="preload"
      as="image"
      type="image/svg+xml"
      href={href}
      media={`${media} and (prefers-color-scheme: ${scheme})`}
      fetchPriority="high"
    />
  ));
}
