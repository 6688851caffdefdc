import { useWrittenPageSuspenseQuery } from "../../../graphql/generated/WrittenPage.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { toyLibraryPhrases } from "../../../phrases/site/projects/toy-library.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import toyTrain from "../../../ui/art/toy-train.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Steps } from "../../../ui/sequence/Steps.tsx";
import { IllustratedSheet, Pair } from "./IllustratedSheet.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** The toy library: toys are borrowed, and swapped when returned. */
export function ToyLibraryPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(toyLibraryPhrases);
  const { data } = useWrittenPageSuspenseQuery({
    variables: { page: "toyLibrary", language, drafts },
  });
  const { heading, text, picture, between, bring } = phrases.shelf;
  return (
    <WrittenPage
      page="toyLibrary"
      tone="leaf-2"
      content={data}
      phrases={phrases}
      action={
        <ButtonLink to={paths.togetherPoints()} look="ink">
          {phrases.points}
        </ButtonLink>
      }
      sheet={
        <IllustratedSheet
          id="shelf"
          tone="poppy-1"
          heading={heading}
          text={text}
          scene={{ src: toyTrain, width: 600, height: 380, alt: picture }}
        >
          <Pair of={{ between, bring }} />
        </IllustratedSheet>
      }
    >
      <Steps id="swap" heading={phrases.heading} facts={phrases.facts} steps={phrases.steps} />
    </WrittenPage>
  );
}
