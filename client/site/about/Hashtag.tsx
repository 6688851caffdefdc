import { Fragment } from "react";
import type { AboutPageQuery } from "../../graphql/generated/AboutPage.ts";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { aboutPhrases } from "../../phrases/site/about.ts";
import twoPalms from "../../ui/art/two-palms.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import type { SitePartProps } from "../page/site-parts.ts";
import styles from "./Hashtag.module.css";

type HashtagProps = Pick<SitePartProps, "content" | "id"> & {
  settings: AboutPageQuery["settings"];
};

/** The hashtag of the foundation's campaign, if it has one, and a text about it. */
export function Hashtag({ content, id, settings }: HashtagProps) {
  const phrases = usePhrases(aboutPhrases);
  const { heading, text } = content;
  if (!heading) return null;
  const linkTo = (name: string) => settings.socialLinks.find(({ network }) => network === name);
  const link = linkTo("Instagram") ?? linkTo("Facebook");
  const [first = "", ...notes] = text.split(/\n+/).map(addNonBreakingSpaces);
  return (
    <Sheet tone="sun-3" edge="a" labelledBy={id} className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <h2 id={id} className={styles.hashtag}>
            {withBreaks(heading)}
          </h2>
          {first && <p className={styles.text}>{first}</p>}
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {link && (
            <div className={styles.network}>
              <ButtonLink to={link.url} look="ink">
                {phrases.show(link.network)}
              </ButtonLink>
            </div>
          )}
        </div>
        <img
          className={styles.palms}
          src={twoPalms}
          alt=""
          width="520"
          height="560"
          loading="lazy"
        />
      </div>
    </Sheet>
  );
}

/** It may break before each capital letter: #HandInHand. */
const withBreaks = (hashtag: string) =>
  hashtag.split(/(?<=\p{L})(?=\p{Lu})/u).map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one text, in order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{word}</span>
    </Fragment>
  ));
