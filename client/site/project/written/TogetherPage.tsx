import {
  type TogetherPageQuery,
  useTogetherPageSuspenseQuery,
} from "../../../graphql/generated/TogetherPage.ts";
import { paths } from "../../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { togetherPhrases } from "../../../phrases/site/projects/together.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { DraftBadge } from "../../../ui/admin-mode/DraftBadge.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { PicturesIcon } from "../../../ui/icons/icons.tsx";
import { Steps } from "../../../ui/sequence/Steps.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** The children's points: activities and cities. */
export function TogetherPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(togetherPhrases);
  const { data } = useTogetherPageSuspenseQuery({ variables: { language, drafts } });
  const points = data.togetherPoints.items;
  return (
    <WrittenPage
      page="together"
      tone="poppy-2"
      content={data}
      phrases={phrases}
      action={
        <ButtonLink to={paths.togetherPoints()} look="ink" icon={<PicturesIcon />}>
          {phrases.gallery}
        </ButtonLink>
      }
    >
      <Steps
        id="point"
        heading={phrases.heading}
        facts={phrases.facts}
        lastFact={
          points.length > 0 ? { name: phrases.where, value: <Cities points={points} /> } : undefined
        }
        steps={phrases.steps}
      />
    </WrittenPage>
  );
}

type Points = TogetherPageQuery["togetherPoints"]["items"];

function Cities({ points }: { points: Points }) {
  const foreign = useForeignLanguage();
  return (
    <ul>
      {points.map(({ id, city, translation }) => (
        <li key={id}>
          <InternalLink to={paths.togetherPoint(city)} lang={foreign(translation)}>
            {addNonBreakingSpaces(translation.name)}
          </InternalLink>
          <DraftBadge publishedAt={translation.publishedAt} />
        </li>
      ))}
    </ul>
  );
}
