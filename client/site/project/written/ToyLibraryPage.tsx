import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useWhatExists } from "../../page/useWhatExists.ts";
import { WrittenPage } from "./WrittenPage.tsx";

/** The toy library: toys are borrowed, and swapped when returned. */
export function ToyLibraryPage() {
  const { toyPoints } = usePhrases(projectPagesPhrases);
  const { isFilled } = useWhatExists();
  return (
    <WrittenPage
      name="toyLibrary"
      tone="leaf-2"
      action={
        isFilled("TOGETHER_POINTS") && (
          <ButtonLink to={paths.togetherPoints()} look="ink">
            {toyPoints}
          </ButtonLink>
        )
      }
    />
  );
}
