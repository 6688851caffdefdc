import { addresses, editors } from "../../addresses.ts";
import { homePhrases } from "../../phrases/home.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { HomePartner } from "./home-content.ts";
import styles from "./Partners.module.css";
import { SectionHead } from "./SectionHead.tsx";

export function Partners({ partners }: { partners: readonly HomePartner[] }) {
  const phrases = usePhrases(homePhrases);
  if (partners.length === 0) return null;
  return (
    <Sheet tone="paper" edge="a" labelledBy="partners" className={styles.sheet}>
      <SectionHead id="partners" title={phrases.partners} add="PARTNER">
        <TextLink to={addresses.partners()}>{phrases.allPartners}</TextLink>
      </SectionHead>
      <ul className={styles.partners}>
        {partners.map((partner) => (
          <li key={partner.id}>
            {partner.website ? (
              <a className={styles.partner} href={partner.website} rel="noopener">
                <PartnerSign partner={partner} />
              </a>
            ) : (
              <span className={styles.partner}>
                <PartnerSign partner={partner} />
              </span>
            )}
            <ItemMarks
              to={editors.edit("PARTNER", partner.id)}
              title={partner.translation.name}
              publishedAt={partner.translation.publishedAt}
              place="row"
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function PartnerSign({ partner: { image, translation } }: { partner: HomePartner }) {
  const foreign = useForeignLanguage();
  return (
    <>
      {image && (
        <span className={styles.sign}>
          <Picture image={image} sizes="48px" isDecorative />
        </span>
      )}
      <span lang={foreign(translation)}>{translation.name}</span>
    </>
  );
}
