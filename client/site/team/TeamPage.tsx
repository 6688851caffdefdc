import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import { type TeamPageQuery, useTeamPageSuspenseQuery } from "../../graphql/generated/TeamPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { ListEditLinks } from "../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../page/list/OwnBlocks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import { TeamGroup } from "./TeamGroup.tsx";
import styles from "./TeamPage.module.css";
import { groupNames, membersOf } from "./team-groups.ts";
import { YourPalm } from "./YourPalm.tsx";

/** The whole team by group: organisers, psychologists, others. */
export function TeamPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const { page, members } = useTeamPageSuspenseQuery({ variables: { language, drafts } }).data;
  return page ? <Team page={page} members={members.items} /> : <PageNotFound />;
}

type TeamProps = { page: ListPageFragment; members: TeamPageQuery["members"]["items"] };

function Team({ page, members }: TeamProps) {
  const phrases = usePhrases(teamPhrases);
  const { title, lead, lang, head } = useListPage(page);
  const groups = groupNames
    .map((name) => ({ name, members: membersOf(name, members) }))
    .filter((group) => group.members.length > 0 || group.name === "others");
  return (
    <>
      <PageHead {...head} />
      <PageHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: title,
          lang,
        }}
        title={title}
        lead={lead}
        lang={lang}
      >
        <ListEditLinks page={page} chips={[{ to: editorPaths.add("MEMBER"), action: "MEMBER" }]} />
        <div className={styles.chain} />
      </PageHero>
      <Sheet tone="paper" edge="a">
        {groups.map((group, place) => (
          <TeamGroup
            key={group.name}
            id={group.name}
            title={phrases.groups[group.name]}
            members={group.members}
            isBeside={group.name === "organizers" && group.members.length <= 3}
            priority={place === 0}
            last={group.name === "others" && <YourPalm />}
          />
        ))}
      </Sheet>
      <OwnBlocks page={page} />
    </>
  );
}
