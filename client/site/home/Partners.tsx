import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { OwnTexts } from "./own-texts.ts";
import styles from "./Partners.module.css";
import { SectionHead } from "./SectionHead.tsx";

type HomePartner = HomePageQuery["partners"]["items"][number];

type PartnersProps = { partners: readonly HomePartner[]; own: OwnTexts };

export function Partners({ partners, own }: PartnersProps) {
  const phrases = usePhrases(homePhrases);
  if (partners.length === 0) return null;
  return (
    <Sheet tone="paper" edge="a" labelledBy="partners" className={styles.sheet}>
      <SectionHead id="partners" title={own.heading || phrases.partners} add="PARTNER">
        <TextLink to={paths.partners()}>{phrases.allPartners}</TextLink>
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
            <ItemEditLinks
              to={editorPaths.edit("PARTNER", partner.id)}
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
      <span className={styles.name} lang={foreign(translation)}>
        {translation.name}
      </span>
    </>
  );
}
