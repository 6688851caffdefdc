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
import { groupsWithMembers } from "./team-groups.ts";
import { YourPalm } from "./YourPalm.tsx";

/** The whole team by group, in the order of the settings. */
export function TeamPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const { page, members, settings } = useTeamPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  if (!page) return <PageNotFound />;
  return <Team page={page} groups={groupsWithMembers(settings.teamGroups, members.items)} />;
}

type Member = TeamPageQuery["members"]["items"][number];

type TeamProps = {
  page: ListPageFragment;
  groups: ReturnType<typeof groupsWithMembers<Member>>;
};

function Team({ page, groups }: TeamProps) {
  const phrases = usePhrases(teamPhrases);
  const { title, lead, lang, head } = useListPage(page);
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
            key={group.id}
            id={group.id.toLowerCase()}
            title={group.name}
            members={group.members}
            isBeside={group.id === "ORGANIZERS" && group.members.length <= 3}
            priority={place === 0}
            last={place === groups.length - 1 && <YourPalm />}
          />
        ))}
      </Sheet>
      <OwnBlocks page={page} />
    </>
  );
}
