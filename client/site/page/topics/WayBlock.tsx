import { useLocation } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pagePhrases } from "../../../phrases/site/page.ts";
import { wayPhrases } from "../../../phrases/site/ways.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Invitation } from "../../../ui/page/Invitation.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { type BlockProps, type Content, useBlockImage } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import { useWhatExists } from "../useWhatExists.ts";
import type { OwnSheetProps } from "./TopicBlock.tsx";
import { WayActions } from "./WayActions.tsx";
import styles from "./WayBlock.module.css";
import { AcceptedThings, Prices, Road } from "./WayLists.tsx";

type WayProps = OwnSheetProps & BlockProps<"WayBlock">;

/** A way to help on its own sheet; what it shows beside the text depends on the way. */
export function WayBlock(props: WayProps) {
  const { content, id, tone, edge, lang } = props;
  const image = useBlockImage(content.imageId);
  const { short } = usePhrases(wayPhrases);
  if (content.way === "PARTNERSHIP") return <Partnership {...props} />;
  const isPictured = content.way === "PROFESSION" && image !== null;
  return (
    <Sheet tone={tone} edge={edge} labelledBy={id}>
      <div className={`${styles.columns} ${isPictured ? styles.pictured : styles[content.way]}`}>
        {isPictured && (
          <CutPicture cut="b" ratio="4 / 3">
            <Picture
              image={image}
              sizes="(width >= 1440px) 710px, (width >= 1024px) 50vw, 90vw"
              fills={4 / 3}
            />
          </CutPicture>
        )}
        <div>
          <h2 id={id} lang={lang}>
            {addNonBreakingSpaces(content.heading) || short[content.way]}
          </h2>
          <div className={styles.text} lang={lang}>
            <Paragraphs text={content.text} />
          </div>
          <WayActions way={content.way} />
        </div>
        <WayList content={content} lang={lang} />
      </div>
    </Sheet>
  );
}

function WayList({ content, lang }: { content: Content<"WayBlock">; lang: string | undefined }) {
  switch (content.way) {
    case "MONEY":
      return <Prices content={content} lang={lang} />;
    case "THINGS":
      return <AcceptedThings content={content} lang={lang} />;
    case "TIME":
      return <Road content={content} lang={lang} />;
    default:
      return null;
  }
}

/** The closing invitation; on the partners' page it leads to the other ways. */
function Partnership({ content, id, lang }: WayProps) {
  const { forms } = usePhrases(pagePhrases);
  const phrases = usePhrases(wayPhrases);
  const { isOpen } = useWhatExists();
  const isHere = useLocation().pathname === paths.partners();
  return (
    <Invitation
      id={id}
      title={addNonBreakingSpaces(content.heading) || phrases.short.PARTNERSHIP}
      text={addNonBreakingSpaces(content.text)}
      lang={lang}
    >
      {isOpen("PARTNER") && (
        <ButtonLink to={paths.partner()} look="ink">
          {forms.PARTNER}
        </ButtonLink>
      )}
      <ButtonLink to={isHere ? paths.help() : paths.partners()} look="outline">
        {isHere ? phrases.otherWays : phrases.aboutPartnership}
      </ButtonLink>
    </Invitation>
  );
}
