import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { PictureConsentFragment } from "../../../graphql/generated/AdminImage.ts";
import { useSetPicturePeopleMutation } from "../../../graphql/generated/PictureConsent.ts";
import { editorPaths } from "../../../paths.ts";
import { hidePicturePhrases } from "../../../phrases/admin/hide-pictures.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import type { AdminImage } from "../useAdminImage.ts";
import { AddToConsentDialog } from "./AddToConsentDialog.tsx";
import { BlurDialog } from "./BlurDialog.tsx";
import { ConsentBadge } from "./ConsentBadge.tsx";
import { canWithdraw, consentStatus } from "./consent-status.ts";
import styles from "./ImageConsents.module.css";
import { peopleChoices } from "./PeopleDialog.tsx";
import { PictureInstead } from "./PictureInstead.tsx";
import { SealedOriginals } from "./SealedOriginals.tsx";
import { WithdrawalDialog } from "./WithdrawalDialog.tsx";

/** Who is shown in a picture, its consents, and what can be done about them. */
export function ImageConsents({ image }: { image: AdminImage }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const { isHidden } = usePhrases(hidePicturePhrases);
  const [open, setOpen] = useState<"add" | "blur" | null>(null);
  const [withdrawing, setWithdrawing] = useState<PictureConsentFragment | null>(null);
  const close = () => setOpen(null);
  // A file on another host cannot be changed.
  const isOurs = image.variants !== null;
  return (
    <section className={styles.card} aria-labelledby="image-consents">
      <h3 id="image-consents">{phrases.title}</h3>
      <PeopleSelect image={image} />
      {image.isWithheld && (
        <p className={styles.withheld} role="status">
          {image.isHidden ? isHidden : phrases.withheld}
        </p>
      )}
      {image.consents.length === 0 && <p className={styles.muted}>{phrases.noConsents}</p>}
      {image.consents.length > 0 && (
        <ul className={styles.consents} aria-label={phrases.consents}>
          {image.consents.map((consent) => (
            <ConsentLine key={consent.id} consent={consent} onWithdraw={setWithdrawing} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button variant="default" onClick={() => setOpen("add")}>
          {phrases.addToConsent}
        </Button>
        {isOurs && (
          <Button variant="default" onClick={() => setOpen("blur")}>
            {phrases.blur}
          </Button>
        )}
      </div>
      {image.isWithheld && <PictureInstead id={image.id} />}
      <SealedOriginals imageId={image.id} />
      {open === "add" && <AddToConsentDialog ids={[image.id]} onClose={close} />}
      {open === "blur" && <BlurDialog image={image} onClose={close} />}
      {withdrawing && (
        <WithdrawalDialog consent={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </section>
  );
}

function PeopleSelect({ image }: { image: AdminImage }) {
  const phrases = usePhrases(pictureConsentPhrases);
  const [setPeople, { loading, error }] = useSetPicturePeopleMutation({
    context: { handlesOwnErrors: true },
  });
  return (
    <NativeSelect
      label={phrases.who}
      description={phrases.whoHint}
      rightSection={<ChevronIcon size={16} />}
      value={image.shows}
      aria-busy={loading}
      error={error && phrases.notSaved}
      onChange={({ currentTarget }) => {
        const shows = peopleChoices.find((choice) => choice === currentTarget.value);
        if (!shows || loading) return;
        setPeople({ variables: { ids: [image.id], shows } }).catch(() => undefined);
      }}
      data={peopleChoices.map((value) => ({ value, label: phrases.people[value] }))}
    />
  );
}

type ConsentLineProps = {
  consent: PictureConsentFragment;
  onWithdraw: (consent: PictureConsentFragment) => void;
};

function ConsentLine({ consent, onWithdraw }: ConsentLineProps) {
  const phrases = usePhrases(pictureConsentPhrases);
  const name = consent.event || phrases.nameless;
  return (
    <li>
      <InternalLink to={editorPaths.consent(consent.id)}>{name}</InternalLink>
      <ConsentBadge status={consentStatus(consent)} />
      {canWithdraw(consent) && (
        <Button
          variant="subtle"
          size="compact-md"
          color="poppy"
          aria-label={phrases.withdrawOf(name)}
          onClick={() => onWithdraw(consent)}
        >
          {phrases.withdraw}
        </Button>
      )}
    </li>
  );
}
