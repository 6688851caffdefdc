import { useParams } from "react-router-dom";
import { addresses, editors } from "../../addresses.ts";
import { useMemberPageSuspenseQuery } from "../../graphql/generated/MemberPage.ts";
import { bind } from "../../phrases/binding.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { teamPhrases } from "../../phrases/team.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { JsonLd } from "../../ui/JsonLd.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { PageMissing } from "../../ui/PageMissing.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PictureHero } from "../../ui/PictureHero.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { firstSentences } from "./first-sentences.ts";
import { MemberContact } from "./MemberContact.tsx";
import styles from "./MemberPage.module.css";
import { Neighbours } from "./Neighbours.tsx";
import { groupOf, neighboursOf } from "./team-groups.ts";

const portraitSizes = "(width >= 1440px) 515px, (width >= 768px) 36vw, 90vw";

/** One of the team: who it is, what they do here, and how to reach them. */
export function MemberPage() {
  const phrases = usePhrases(teamPhrases);
  const language = useLanguage();
  const drafts = useDrafts();
  const foreign = useForeignLanguage();
  const { userId = "" } = useParams();
  const { data } = useMemberPageSuspenseQuery({ variables: { id: userId, language, drafts } });
  const { member, members, settings } = data;
  if (!member) return <PageMissing />;
  const { translation, image } = member;
  const lang = foreign(translation);
  const name = `${translation.name} ${translation.surname}`;
  const [first = "", ...others] = translation.about.split(/\n\s*\n/).map(bind);
  return (
    <>
      <PageHead
        title={name}
        description={`${name}, ${translation.role}. ${firstSentences(translation.about, 120)}`}
        image={image?.url ?? null}
        isTranslated={member.translations.length > 1}
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
            { to: addresses.home(), title: phrases.home },
            { to: addresses.team(), title: phrases.title },
          ],
          here: name,
          lang,
        }}
        title={name}
        lead={translation.role}
        lang={lang}
        ratio="515 / 510"
        picture={image && <Picture image={image} sizes={portraitSizes} isFilling priority />}
      >
        <p className={styles.group}>{phrases.groups[groupOf(member)]}</p>
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        <ItemMarks
          to={editors.edit("MEMBER", member.id)}
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
      <Neighbours members={neighboursOf(member, members.items, 4)} />
    </>
  );
}
