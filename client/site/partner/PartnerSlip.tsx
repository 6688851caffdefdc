import type { PartnerSlipFragment } from "../../graphql/generated/AllPartners.ts";
import { editorPaths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { partnersPhrases } from "../../phrases/site/partners.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./PartnerSlip.module.css";

const cuts = ["a", "b", "c"] as const;

type PartnerSlipProps = {
  partner: PartnerSlipFragment;
  /** Index in the list, from 0: neighbours have different shapes. */
  place: number;
};

/** A partner's logo and name on a slip of white paper, linked to the partner's own site. */
export function PartnerSlip({ partner, place }: PartnerSlipProps) {
  const phrases = usePhrases(partnersPhrases);
  const foreign = useForeignLanguage();
  const { image, website, translation } = partner;
  const lang = foreign(translation);
  return (
    <article className={`${styles.slip} ${website ? styles.opens : ""}`}>
      <div className={`${styles.paper} ${styles[cuts[place % cuts.length] ?? "a"]}`}>
        <div className={styles.logo}>
          {image && <Picture image={image} sizes="112px" isDecorative priority={place === 0} />}
        </div>
        <h3 className={styles.name} lang={lang}>
          {website ? (
            <a href={website} rel="noopener">
              {translation.name}
            </a>
          ) : (
            translation.name
          )}
        </h3>
        {website && (
          <p className={styles.site}>
            <Host url={website} />
          </p>
        )}
        {lang && <p className={styles.site}>{phrases.onlyInOther}</p>}
      </div>
      <ItemEditLinks
        to={editorPaths.edit("PARTNER", partner.id)}
        title={translation.name}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}

/** "https://www.hnizdo.example/about" → "hnizdo.example", which may break before its last dot. */
function Host({ url }: { url: string }) {
  const host = url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/.*/s, "");
  const dot = Math.max(0, host.lastIndexOf("."));
  return (
    <>
      <span>{host.slice(0, dot)}</span>
      <wbr />
      <span>{host.slice(dot)}</span>
    </>
  );
}
