import { useLocation, useNavigate } from "react-router-dom";
import {
  type DonateTextsQuery,
  useDonateTextsSuspenseQuery,
} from "../../graphql/generated/DonatePage.ts";
import { LazyPart, lazyPart } from "../../graphql/lazy-modules.tsx";
import { editorPaths, paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { pagePhrases } from "../../phrases/site/page.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { QuestionsBlock } from "../page/blocks/QuestionsBlock.tsx";
import { QuestionsData } from "../page/QuestionsData.tsx";
import styles from "./DonatePage.module.css";
import { Donation } from "./Donation.tsx";
import { addressOf, choiceIn, type DonationChoice } from "./donation-choice.ts";

/** Draws blocks of every kind, whose scripts a donor does not load for questions alone. */
const pageAt = lazyPart(
  "client/site/page/PageAt.tsx",
  async () => (await import("../page/PageAt.tsx")).PageAt,
);

type Page = NonNullable<DonateTextsQuery["page"]>;

/** All ways to give, and what editors write below them. */
export function DonatePage() {
  const variables = { language: useLanguage(), drafts: useDrafts() };
  const { page } = useDonateTextsSuspenseQuery({ variables }).data;
  if (!page) return <PageNotFound />;
  const { language, title, lead, metaTitle, metaDescription } = page.translation;
  const hero = <DonateHero page={page} />;
  const blocks = page.translation.blocks.filter(({ isHidden }) => !isHidden);
  const questions = blocks.flatMap(({ id, content }) =>
    content.__typename === "QuestionsBlock" ? [{ id, content }] : [],
  );
  if (questions.length < blocks.length) {
    return <LazyPart part={pageAt} props={{ path: paths.donate(), hero }} />;
  }
  return (
    <>
      <PageHead
        title={metaTitle || title}
        description={metaDescription || lead}
        card={{ section: "pages", id: page.id, version: page.version }}
      />
      <QuestionsData contents={questions.map(({ content }) => content)} language={language} />
      {hero}
      <Sheet tone="paper" edge="a">
        <div className={styles.questions}>
          {questions.map(({ id, content }) => (
            <QuestionsBlock key={id} content={content} id={`block-${id}`} />
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** The address holds what a donor chose, so that it works without scripts. */
function DonateHero({ page: { id, translation } }: { page: Page }) {
  const phrases = usePhrases(pagePhrases);
  const { search } = useLocation();
  const navigate = useNavigate();
  function choose(change: Partial<DonationChoice>) {
    // What React knows of the address may be older, while the page is loading.
    const latest = window.location.search;
    const code = new URLSearchParams(latest).get("lang");
    const to = addressOf({ ...choiceIn(latest), ...change });
    navigate(code ? withLanguage(to, code) : to, { replace: true, state: { keepsPlace: true } });
  }
  return (
    <PageHero
      tone="poppy-1"
      path={{
        label: phrases.path,
        steps: [{ to: paths.home(), title: phrases.home }],
        here: translation.title,
      }}
      title={addNonBreakingSpaces(translation.title)}
      lead={addNonBreakingSpaces(translation.lead)}
    >
      <ItemEditLinks
        to={editorPaths.edit("PAGE", id)}
        title={translation.title}
        publishedAt={translation.publishedAt}
        place="line"
      />
      <div className={styles.donation}>
        <Donation choice={choiceIn(search)} onChoose={choose} />
      </div>
    </PageHero>
  );
}
