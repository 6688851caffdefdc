import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PicturesIcon } from "../../../ui/icons/icons.tsx";
import type { SiteParts } from "../../page/site-parts.ts";
import { useWhatExists } from "../../page/useWhatExists.ts";
import { PointLinks } from "./PointLinks.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** The children's points: what happens there, and the cities. */
export function TogetherPage() {
  const { gallery } = usePhrases(projectPagesPhrases);
  const { isFilled } = useWhatExists();
  return (
    <WrittenPage
      name="together"
      tone="poppy-2"
      action={
        isFilled("TOGETHER_POINTS") && (
          <ButtonLink to={paths.togetherPoints()} look="ink" icon={<PicturesIcon />}>
            {gallery}
          </ButtonLink>
        )
      }
      parts={parts}
    />
  );
}

const parts: SiteParts = {
  TOGETHER_POINTS: { place: "block", draw: (props) => <PointLinks {...props} /> },
};
