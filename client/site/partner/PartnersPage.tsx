import { usePartnersPageSuspenseQuery } from "../../graphql/generated/PartnersPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { partnersPhrases } from "../../phrases/site/partners.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import toyTrain from "../../ui/art/toy-train.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { Invitation } from "../../ui/page/Invitation.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PictureHero } from "../../ui/page/PictureHero.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { PartnerSlip } from "./PartnerSlip.tsx";
import styles from "./PartnersPage.module.css";
import { WaysToPartner } from "./WaysToPartner.tsx";

/** The partners, and how to become one. */
export function PartnersPage() {
  const phrases = usePhrases(partnersPhrases);
  const language = useLanguage();
  const drafts = useDrafts();
  const { partners, settings } = usePartnersPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  const count = settings.translation.partners;
  return (
    <div data-ends-on="leaf">
      <PageHead title={phrases.title} description={phrases.description} />
      <PictureHero
        tone="poppy-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={count > 0 ? phrases.lead(count) : phrases.leadWithoutCount}
        ratio="515 / 410"
        picture={<img src={toyTrain} alt="" width="600" height="380" fetchPriority="high" />}
      >
        <EditActionLinks chips={[{ to: editorPaths.add("PARTNER"), action: "PARTNER" }]} />
      </PictureHero>
      <Sheet tone="paper" edge="a" labelledBy="partners">
        <h2 id="partners" className={styles.heading}>
          {phrases.list}
        </h2>
        {partners.items.length === 0 && <EmptyNote>{phrases.none}</EmptyNote>}
        <ul className={styles.partners}>
          {partners.items.map((partner, place) => (
            <li key={partner.id}>
              <PartnerSlip partner={partner} place={place} />
            </li>
          ))}
        </ul>
      </Sheet>
      <WaysToPartner />
      <Invitation id="join" title={phrases.join} text={phrases.joinText}>
        <ButtonLink to={paths.partner()} look="ink">
          {phrases.become}
        </ButtonLink>
        <ButtonLink to={paths.help()} look="outline">
          {phrases.otherWays}
        </ButtonLink>
      </Invitation>
    </div>
  );
}
