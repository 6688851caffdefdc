import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { joinPhrases } from "../../phrases/site/join.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import { Invitation } from "../../ui/page/Invitation.tsx";
import styles from "./JoinInvitation.module.css";
import { useWhatExists } from "./useWhatExists.ts";

/**
 * The end of a page that was read: to give, or to help otherwise. Supporters give to the project
 * with the id `project`, if there is one.
 */
export function JoinInvitation({ project }: { project?: string | undefined }) {
  const phrases = usePhrases(joinPhrases);
  const { isOpen } = useWhatExists();
  const canJoin = (["VOLUNTEER", "PSYCHOLOGIST", "PARTNER"] as const).every(isOpen);
  return (
    <div data-ends-on="leaf" className={styles.screenOnly}>
      <Invitation
        id="join"
        title={phrases.title}
        text={canJoin ? phrases.text : phrases.textWithoutForms}
      >
        <ButtonLink to={paths.donate(project)} icon={<DonateIcon />}>
          {phrases.donate}
        </ButtonLink>
        <ButtonLink to={paths.help()} look="outline">
          {phrases.join}
        </ButtonLink>
      </Invitation>
    </div>
  );
}
