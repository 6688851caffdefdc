import type { TeamMemberFragment } from "../../graphql/generated/TeamPage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { MemberCard } from "./MemberCard.tsx";
import styles from "./Neighbours.module.css";

/** Other members of the same group, and a link to the whole team. */
export function Neighbours({ members }: { members: readonly TeamMemberFragment[] }) {
  const phrases = usePhrases(teamPhrases);
  return (
    <Sheet tone="paper" className={styles.sheet} labelledBy="beside">
      <div className={styles.head}>
        <h2 id="beside">{phrases.beside}</h2>
        <TextLink to={paths.team()}>{phrases.wholeTeam}</TextLink>
      </div>
      <ul className={styles.members}>
        {members.map((member, place) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              place={place + 1}
              sizes="(width >= 1440px) 302px, (width >= 768px) 22vw, 44vw"
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
