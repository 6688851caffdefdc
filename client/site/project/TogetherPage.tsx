import { Fragment } from "react";
import { addresses } from "../../addresses.ts";
import {
  type TogetherPageQuery,
  useTogetherPageSuspenseQuery,
} from "../../graphql/generated/TogetherPage.ts";
import { bind } from "../../phrases/binding.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { togetherPhrases } from "../../phrases/project-pages-together.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { DraftMark } from "../../ui/DraftMark.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PicturesIcon } from "../../ui/icons.tsx";
import { Steps } from "./Steps.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** The children's points: what happens there and in which cities they are. */
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
        <ButtonLink to={addresses.togetherPoints()} look="ink" icon={<PicturesIcon />}>
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
  return points.map(({ id, city, translation }, place) => (
    <Fragment key={id}>
      {place > 0 && "\u00a0· "}
      <InnerLink to={addresses.togetherPoint(city)} lang={foreign(translation)}>
        {bind(translation.name)}
      </InnerLink>
      <DraftMark publishedAt={translation.publishedAt} />
    </Fragment>
  ));
}
