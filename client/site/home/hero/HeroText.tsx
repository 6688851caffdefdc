import { editorPaths, paths } from "../../../paths.ts";
import { useFoundation } from "../../../phrases/foundation.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { homePhrases } from "../../../phrases/site/home.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { DonateIcon } from "../../../ui/icons/icons.tsx";
import type { HeroProps } from "./hero-props.ts";

/** Beyond this length the headline takes a smaller size. */
const maxLargeLetters = 36;

/** The slogan, what the foundation is, and up to two buttons; styled by the section around them. */
export function HeroText({ hero, page: { id, translation } }: HeroProps) {
  const phrases = usePhrases(homePhrases);
  const { foundationName, mission } = useFoundation();
  const slogan = addNonBreakingSpaces(hero.heading || foundationName || phrases.title);
  const lead = hero.text || mission;
  const buttons = hero.entries.filter(({ title }) => title);
  return (
    <>
      <h1 id="hero" data-long={slogan.length > maxLargeLetters ? "" : undefined}>
        {slogan}
      </h1>
      {lead && <p>{addNonBreakingSpaces(lead)}</p>}
      {buttons.length > 0 && (
        <div data-actions="">
          {buttons.map(({ title, address }, place) => (
            <ButtonLink
              key={title}
              to={address}
              look={place === 0 ? "give" : "white"}
              icon={address === paths.donate() && <DonateIcon />}
              isWideOnMobile
            >
              {title}
            </ButtonLink>
          ))}
        </div>
      )}
      <ItemEditLinks
        to={editorPaths.edit("PAGE", id)}
        title={translation.title}
        publishedAt={translation.publishedAt}
        place="line"
      />
    </>
  );
}
