import { useWrittenPageSuspenseQuery } from "../../../graphql/generated/WrittenPage.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { humanitarianHelpPhrases } from "../../../phrases/site/projects/humanitarian-help.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import prosthetics from "../../../ui/art/prosthetics.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Steps } from "../../../ui/sequence/Steps.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { IllustratedSheet } from "./IllustratedSheet.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** Humanitarian aid, and the planned prosthetics center. */
export function HumanitarianHelpPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(humanitarianHelpPhrases);
  const { data } = useWrittenPageSuspenseQuery({
    variables: { page: "humanitarianHelp", language, drafts },
  });
  const { label, heading, text, picture, more } = phrases.future;
  return (
    <WrittenPage
      page="humanitarianHelp"
      tone="sun-3"
      content={data}
      phrases={phrases}
      action={
        <ButtonLink to={paths.needHelp()} look="ink">
          {phrases.ask}
        </ButtonLink>
      }
      sheet={
        <IllustratedSheet
          id="future"
          tone="sky-1"
          label={label}
          heading={heading}
          text={text}
          scene={{ src: prosthetics, width: 960, height: 720, alt: picture }}
        >
          <TextLink to={`${paths.projects()}#goals`}>{more}</TextLink>
        </IllustratedSheet>
      }
    >
      <Steps id="help" heading={phrases.heading} facts={phrases.facts} steps={phrases.steps} />
    </WrittenPage>
  );
}
