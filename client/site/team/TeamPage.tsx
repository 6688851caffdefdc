import { useTeamPageSuspenseQuery } from "../../graphql/generated/TeamPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TeamGroup } from "./TeamGroup.tsx";
import styles from "./TeamPage.module.css";
import { groupsWithMembers } from "./team-groups.ts";
import { YourPalm } from "./YourPalm.tsx";

/** The whole team by group, in the order of the settings. */
export function TeamPage() {
  const phrases = usePhrases(teamPhrases);
  const language = useLanguage();
  const drafts = useDrafts();
  const { members, settings } = useTeamPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  const groups = groupsWithMembers(settings.teamGroups, members.items);
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <PageHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
      >
        <EditActionLinks chips={[{ to: editorPaths.add("MEMBER"), action: "MEMBER" }]} />
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
    </>
  );
}
