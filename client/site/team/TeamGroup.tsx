import type { ReactNode } from "react";
import type { TeamMemberFragment } from "../../graphql/generated/TeamPage.ts";
import { MemberCard } from "./MemberCard.tsx";
import styles from "./TeamGroup.module.css";
import { columnsFor } from "./team-groups.ts";

type TeamGroupProps = {
  id: string;
  title: string;
  members: readonly TeamMemberFragment[];
  /** The heading stands beside a row of three instead of above. */
  isBeside?: boolean;
  /** Visible when the page opens. */
  priority?: boolean;
  /** One more card at the end. */
  last?: ReactNode;
};

const sizes = {
  3: "(width >= 1440px) 283px, (width >= 1024px) 21vw, (width >= 768px) 29vw, 44vw",
  4: "(width >= 1440px) 302px, (width >= 1024px) 22vw, (width >= 768px) 29vw, 44vw",
  5: "(width >= 1440px) 237px, (width >= 1024px) 17vw, (width >= 768px) 29vw, 44vw",
  6: "(width >= 1440px) 193px, (width >= 1024px) 14vw, (width >= 768px) 29vw, 44vw",
};

/** The members of one group, under its name. */
export function TeamGroup(props: TeamGroupProps) {
  const { id, title, members, isBeside = false, priority = false, last } = props;
  const columns = isBeside ? 3 : columnsFor(members.length + (last ? 1 : 0));
  return (
    <section
      aria-labelledby={id}
      className={`${styles.group} ${isBeside ? styles.beside : styles.above}`}
    >
      <h2 id={id}>{title}</h2>
      <ul className={`${styles.members} ${styles[`columns-${columns}`]}`}>
        {members.map((member, place) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              place={place}
              sizes={sizes[columns]}
              priority={priority && place === 0}
            />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </section>
  );
}
