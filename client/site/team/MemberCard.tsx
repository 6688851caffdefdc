import type { TeamMemberFragment } from "../../graphql/generated/TeamPage.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { CutPicture } from "../../ui/picture/CutPicture.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./MemberCard.module.css";

const cuts = ["a", "b", "c"] as const;

type MemberCardProps = {
  member: TeamMemberFragment;
  /** Index in the list, from 0: neighbours have different shapes. */
  place: number;
  sizes: string;
  priority?: boolean;
};

/** A palm-shaped picture, a name and a role. The whole card is a link to the member's page. */
export function MemberCard({ member, place, sizes, priority = false }: MemberCardProps) {
  const phrases = usePhrases(teamPhrases);
  const foreign = useForeignLanguage();
  const { id, image, translation } = member;
  const lang = foreign(translation);
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <CutPicture cut={cuts[place % cuts.length] ?? "a"} ratio="6 / 7">
          {image && (
            <Picture image={image} sizes={sizes} fills={6 / 7} isDecorative priority={priority} />
          )}
        </CutPicture>
      </div>
      <h3 className={styles.name} lang={lang}>
        <InternalLink to={paths.member(addressOf(member))}>
          {`${translation.name} ${translation.surname}`}
        </InternalLink>
      </h3>
      <p className={styles.role} lang={lang}>
        {translation.role}
      </p>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      <ItemEditLinks
        to={editorPaths.edit("MEMBER", id)}
        title={`${translation.name} ${translation.surname}`}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}
