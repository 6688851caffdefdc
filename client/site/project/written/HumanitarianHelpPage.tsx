import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { WrittenPage } from "./WrittenPage.tsx";

/** Humanitarian aid, and the planned prosthetics center. */
export function HumanitarianHelpPage() {
  const { ask } = usePhrases(projectPagesPhrases);
  return (
    <WrittenPage
      name="humanitarianHelp"
      tone="sun-3"
      action={
        <ButtonLink to={paths.needHelp()} look="ink">
          {ask}
        </ButtonLink>
      }
    />
  );
}
