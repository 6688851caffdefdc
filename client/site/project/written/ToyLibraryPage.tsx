import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** The toy library: toys are borrowed, and swapped when returned. */
export function ToyLibraryPage() {
  const { toyPoints } = usePhrases(projectPagesPhrases);
  return (
    <WrittenPage
      name="toyLibrary"
      tone="leaf-2"
      action={
        <ButtonLink to={paths.togetherPoints()} look="ink">
          {toyPoints}
        </ButtonLink>
      }
    />
  );
}
