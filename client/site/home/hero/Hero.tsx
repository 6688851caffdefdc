import { paths } from "../../../paths.ts";
import { useFoundation } from "../../../phrases/foundation.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { homePhrases } from "../../../phrases/site/home.ts";
import heroDesktop from "../../../ui/art/hero/hero-desktop.svg?no-inline";
import heroDesktopNight from "../../../ui/art/hero/hero-desktop-night.svg?no-inline";
import heroMobile from "../../../ui/art/hero/hero-mobile.svg?no-inline";
import heroMobileNight from "../../../ui/art/hero/hero-mobile-night.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { DonateIcon } from "../../../ui/icons/icons.tsx";
import styles from "./Hero.module.css";
import { HeroScene } from "./HeroScene.tsx";

/** The first section: the hand-tree with its embroidered sleeve, and what the foundation is. */
export function Hero() {
  const phrases = usePhrases(homePhrases);
  const { mission } = useFoundation();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Preload day={heroDesktop} night={heroDesktopNight} media="(min-width: 768px)" />
      <Preload day={heroMobile} night={heroMobileNight} media="(max-width: 767.98px)" />
      <div className={styles.text}>
        <h1 id="hero">{phrases.heading}</h1>
        {mission && <p className={styles.lead}>{addNonBreakingSpaces(mission)}</p>}
        <div className={styles.actions}>
          <ButtonLink to={paths.donate()} icon={<DonateIcon />} isWideOnMobile>
            {phrases.supportChildren}
          </ButtonLink>
          <ButtonLink to={paths.needHelp()} look="white" isWideOnMobile>
            {phrases.needHelp}
          </ButtonLink>
        </div>
      </div>
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
