import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** Group work, and individual consultations for children. */
export function PsychologicalWorkPage() {
  const { book } = usePhrases(projectPagesPhrases);
  return (
    <WrittenPage
      name="psychologicalWork"
      tone="sky-2"
      action={
        <ButtonLink to={paths.needHelp()} look="ink">
          {book}
        </ButtonLink>
      }
    />
  );
}
