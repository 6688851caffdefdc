import type { ComponentProps, ReactElement, ReactNode } from "react";
import { editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { pagePhrases } from "../../phrases/site/page.ts";
import { pictureCreditPhrases } from "../../phrases/site/picture-credit.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PictureHero } from "../../ui/page/hero/PictureHero.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { PictureCredit } from "../../ui/picture/PictureCredit.tsx";
import styles from "./BlocksHero.module.css";
import type { ShownPage } from "./block.ts";

/** How the hero of a fixed page looks. */
export type HeroDesign = {
  /** Shown below the lead. */
  children?: ReactNode;
} & (
  | { tone: ComponentProps<typeof PageHero>["tone"]; picture?: undefined }
  | ({
      /** Replaced by the page's own picture, if it has one. */
      picture: ReactElement;
    } & Pick<ComponentProps<typeof PictureHero>, "tone" | "ratio">)
);

/** Breadcrumbs, title and lead; beside them the page's picture, if it has one. */
export function BlocksHero(props: { page: ShownPage; design?: HeroDesign }) {
  const { page, design = { tone: "sky-2" } } = props;
  const { image, translation } = page;
  const phrases = usePhrases(pagePhrases);
  const { credit } = usePhrases(pictureCreditPhrases);
  const lang = useForeignLanguage()(translation);
  const title = addNonBreakingSpaces(translation.title);
  const hero = {
    path: {
      label: phrases.path,
      steps: [{ to: paths.home(), title: phrases.home }],
      here: translation.title,
      lang,
    },
    title,
    lead: addNonBreakingSpaces(translation.lead),
    lang,
  };
  const note = (
    <>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      <ItemEditLinks
        to={editorPaths.edit("PAGE", page.id)}
        title={translation.title}
        publishedAt={translation.publishedAt}
        place="line"
      />
      {design.children}
      {image?.credit && <PictureCredit>{credit(image.credit)}</PictureCredit>}
    </>
  );
  if (!image) {
    return design.picture ? (
      <PictureHero {...hero} tone={design.tone} ratio={design.ratio} picture={design.picture}>
        {note}
      </PictureHero>
    ) : (
      <PageHero {...hero} tone={design.tone}>
        {note}
      </PageHero>
    );
  }
  return (
    <PictureHero
      {...hero}
      tone={design.tone}
      ratio="4 / 3"
      picture={
        <Picture
          image={image}
          sizes="(width >= 1440px) 516px, (width >= 768px) 36vw, 90vw"
          fills={4 / 3}
          priority
        />
      }
    >
      {note}
    </PictureHero>
  );
}
