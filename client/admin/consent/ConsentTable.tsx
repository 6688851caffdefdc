import { Button } from "@mantine/core";
import type { ConsentRowFragment } from "../../graphql/generated/ConsentsPage.ts";
import { useHasRole } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { pictureConsentPhrases } from "../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ConsentBadge } from "../image/consent/ConsentBadge.tsx";
import { canWithdraw, consentStatus } from "../image/consent/consent-status.ts";
import styles from "./Consents.module.css";

export type ConsentRow = ConsentRowFragment;

type ConsentTableProps = {
  items: readonly ConsentRow[];
  isWaiting: boolean;
  onWithdraw: (consent: ConsentRow) => void;
};

/** The consents of a page, one row each; cards in a narrow window. */
export function ConsentTable({ items, isWaiting, onWithdraw }: ConsentTableProps) {
  const phrases = usePhrases(consentPhrases);
  const seesPerson = useHasRole("caseWorker");
  return (
    <table className={styles.table} aria-busy={isWaiting}>
      <thead>
        <tr>
          <th scope="col">{phrases.event}</th>
          {seesPerson && <th scope="col">{phrases.person}</th>}
          <th scope="col">{phrases.state}</th>
          <th scope="col">{phrases.uses}</th>
          <th scope="col">{phrases.pictures}</th>
          <th scope="col">{phrases.actions}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((consent) => (
          <ConsentLine
            key={consent.id}
            consent={consent}
            seesPerson={seesPerson}
            onWithdraw={() => onWithdraw(consent)}
          />
        ))}
      </tbody>
    </table>
  );
}

type ConsentLineProps = { consent: ConsentRow; seesPerson: boolean; onWithdraw: () => void };

function ConsentLine({ consent, seesPerson, onWithdraw }: ConsentLineProps) {
  const phrases = usePhrases(consentPhrases);
  const { withdraw, withdrawOf } = usePhrases(pictureConsentPhrases);
  const name = consent.event || phrases.nameless;
  return (
    <tr>
      <th scope="row">
        <InternalLink to={editorPaths.consent(consent.id)}>{name}</InternalLink>
      </th>
      {seesPerson && <td className={styles.code}>{consent.person?.reference}</td>}
      <td>
        <ConsentBadge status={consentStatus(consent)} />
      </td>
      <td className={styles.quiet}>
        {consent.uses.map((use) => phrases.useNames[use]).join(", ")}
      </td>
      <td className={styles.quiet}>{phrases.pictureCount(consent.imageCount)}</td>
      <td>
        {canWithdraw(consent) && (
          <Button variant="subtle" color="poppy" aria-label={withdrawOf(name)} onClick={onWithdraw}>
            {withdraw}
          </Button>
        )}
      </td>
    </tr>
  );
}
