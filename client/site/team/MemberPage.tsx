import { useParams } from "react-router-dom";
import { useMemberPageSuspenseQuery } from "../../graphql/generated/MemberPage.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { onlyLanguageOf, useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/site/team.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CanonicalPath } from "../../ui/page/CanonicalPath.tsx";
import { PictureHero } from "../../ui/page/hero/PictureHero.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { MemberContact } from "./MemberContact.tsx";
import styles from "./MemberPage.module.css";
import { Neighbours } from "./Neighbours.tsx";
import { groupOf, neighboursOf } from "./team-groups.ts";

/**
 * As many whole sentences of a text as fit into `longest` characters; when not even the first fits,
 * as many of its words, with an ellipsis.
 */
export function firstSentences(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const sentences = plain.slice(0, longest + 1).match(/^.*[.!?…](?=\s)/u)?.[0];
  if (sentences) return sentences;
  const shortened = plain.slice(0, longest).replace(/[\s,;:–—]*\S*$/u, "");
  return `${shortened}…`;
}

const portraitSizes = "(width >= 1440px) 515px, (width >= 768px) 36vw, 90vw";

/** A team member's page: name, role, and how to contact them. */
export function MemberPage() {
  const phrases = usePhrases(teamPhrases);
  const language = useLanguage();
  const drafts = useDrafts();
  const foreign = useForeignLanguage();
  const { userId = "" } = useParams();
  const { data } = useMemberPageSuspenseQuery({ variables: { id: userId, language, drafts } });
  const { member, members, settings } = data;
  if (!member) return <PageNotFound />;
  const { translation, image } = member;
  const lang = foreign(translation);
  const name = `${translation.name} ${translation.surname}`;
  const group = settings.teamGroups.find(({ id }) => id === groupOf(member, settings.teamGroups));
  const [first = "", ...others] = translation.about.split(/\n\s*\n/).map(addNonBreakingSpaces);
  return (
    <CanonicalPath path={paths.member(addressOf(member))}>
      <PageHead
        title={name}
        description={`${name}, ${translation.role}. ${firstSentences(translation.about, 120)}`}
        card={{ section: "team", id: member.id, version: member.version }}
        onlyIn={onlyLanguageOf(member)}
      />
      <JsonLd
        of={({ canonical, publicUrl, siteName, absolute }) => ({
          "@context": "https://schema.org",
          "@type": "Person",
          name,
          jobTitle: translation.role,
          url: canonical,
          ...(image && { image: absolute(image.url) }),
          worksFor: { "@type": "NGO", name: siteName, url: publicUrl },
        })}
      />
      <PictureHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [
            { to: paths.home(), title: phrases.home },
            { to: paths.team(), title: phrases.title },
          ],
          here: name,
          lang,
        }}
        title={name}
        lead={translation.role}
        lang={lang}
        ratio="515 / 510"
        picture={
          image && <Picture image={image} sizes={portraitSizes} fills={515 / 510} priority />
        }
      >
        <p className={styles.group}>{group?.name}</p>
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        <ItemEditLinks
          to={editorPaths.edit("MEMBER", member.id)}
          title={name}
          publishedAt={translation.publishedAt}
          place="line"
        />
      </PictureHero>
      <Sheet tone="paper" edge="a">
        <div className={styles.columns}>
          <div className={styles.about} lang={lang}>
            <p className={styles.first}>{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <MemberContact settings={settings} name={name} isPsychologist={member.isPsychologist} />
        </div>
      </Sheet>
      <Neighbours members={neighboursOf(member, members.items, settings.teamGroups, 4)} />
    </CanonicalPath>
  );
}
