import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import heroDesktop from "../../ui/art/hero-desktop.svg?no-inline";
import heroMobile from "../../ui/art/hero-mobile.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import styles from "./Hero.module.css";

const wide = "(min-width: 768px)";

/** The first section: the hand-tree with its embroidered sleeve, and what the foundation is. */
export function Hero({ cardPaymentUrl }: { cardPaymentUrl: string | null }) {
  const phrases = usePhrases(homePhrases);
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <link rel="preload" as="image" type="image/svg+xml" href={heroDesktop} media={wide} />
      <link
        rel="preload"
        as="image"
        type="image/svg+xml"
        href={heroMobile}
        media="(max-width: 767.98px)"
      />
      <div className={styles.text}>
        <h1 id="hero">{phrases.heading}</h1>
        <p className={styles.lead}>{phrases.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={cardPaymentUrl || paths.help()} icon={<DonateIcon />} isWideOnMobile>
            {phrases.supportChildren}
          </ButtonLink>
          <ButtonLink to={paths.needHelp()} look="white" isWideOnMobile>
            {phrases.needHelp}
          </ButtonLink>
        </div>
      </div>
      <picture className={styles.scene}>
        <source media={wide} srcSet={heroDesktop} width="1440" height="880" />
        <img src={heroMobile} alt="" width="780" height="860" fetchPriority="high" />
      </picture>
    </section>
  );
}
