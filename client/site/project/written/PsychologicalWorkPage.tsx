import { useWrittenPageSuspenseQuery } from "../../../graphql/generated/WrittenPage.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { psychologicalWorkPhrases } from "../../../phrases/site/projects/psychological-work.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import consultation from "../../../ui/art/consultation.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Steps } from "../../../ui/sequence/Steps.tsx";
import { IllustratedSheet, Pair } from "./IllustratedSheet.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** Group work, and individual consultations for children. */
export function PsychologicalWorkPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(psychologicalWorkPhrases);
  const { data } = useWrittenPageSuspenseQuery({
    variables: { page: "psychologicalWork", language, drafts },
  });
  const { heading, text, note, picture, inPerson, online } = phrases.talks;
  return (
    <WrittenPage
      page="psychologicalWork"
      tone="sky-2"
      content={data}
      phrases={phrases}
      action={
        <ButtonLink to={paths.needHelp()} look="ink">
          {phrases.book}
        </ButtonLink>
      }
      sheet={
        <IllustratedSheet
          id="talks"
          tone="poppy-2"
          heading={heading}
          text={text}
          note={note}
          scene={{ src: consultation, width: 960, height: 720, alt: picture }}
        >
          <Pair of={{ inPerson, online }} />
        </IllustratedSheet>
      }
    >
      <Steps id="groups" heading={phrases.heading} facts={phrases.facts} steps={phrases.steps} />
    </WrittenPage>
  );
}
