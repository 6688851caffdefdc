import { Button } from "@mantine/core";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useConsentEditorPageSuspenseQuery } from "../../graphql/generated/ConsentEditorPage.ts";
import { useHasRole } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { pictureConsentPhrases } from "../../phrases/admin/picture-consents.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { UnsavedChangesDialog } from "../drafts/UnsavedChangesDialog.tsx";
import { useUnsavedChangesGuard } from "../drafts/useUnsavedChangesGuard.ts";
import { ConsentBadge } from "../image/consent/ConsentBadge.tsx";
import { canWithdraw, consentStatus } from "../image/consent/consent-status.ts";
import { WithdrawalDialog } from "../image/consent/WithdrawalDialog.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./ConsentEditor.module.css";
import { ConsentFields } from "./ConsentFields.tsx";
import { ConsentPaper } from "./ConsentPaper.tsx";
import { ConsentPictures } from "./ConsentPictures.tsx";
import { type StoredConsent, useConsentForm } from "./useConsentForm.ts";

/** One consent: its state and days, whose it is, its paper and its pictures. */
export function ConsentEditorPage() {
  const { id = "new" } = useParams();
  return id === "new" ? <ConsentEditor key="new" stored={null} /> : <Stored key={id} id={id} />;
}

function Stored({ id }: { id: string }) {
  const { consent } = useConsentEditorPageSuspenseQuery({
    variables: { id },
  }).data;
  if (!consent) return <NoConsent />;
  // A form from before the withdrawal would give the consent again when it is saved.
  return <ConsentEditor key={consent.withdrawnAt} stored={consent} />;
}

function NoConsent() {
  const phrases = usePhrases(consentPhrases);
  return (
    <AdminScreen title={phrases.gone}>
      <h1>{phrases.gone}</h1>
      <Button component={InternalLink} to={editorPaths.consents()} mt="md">
        {phrases.back}
      </Button>
    </AdminScreen>
  );
}

function ConsentEditor({ stored }: { stored: StoredConsent | null }) {
  const phrases = usePhrases(consentPhrases);
  const isEditor = useHasRole("editor");
  const form = useConsentForm(stored);
  const guard = useUnsavedChangesGuard(form.isDirty);
  const title = stored ? stored.event || phrases.nameless : phrases.newTitle;
  return (
    <AdminScreen
      isEditor
      title={title}
      crumbs={[{ label: phrases.title, to: editorPaths.consents() }]}
      status={form.isDirty ? phrases.unsaved : form.isSaved ? phrases.saved : undefined}
      actions={
        isEditor && (
          <Button loading={form.isBusy} onClick={() => void form.save()}>
            {phrases.save}
          </Button>
        )
      }
    >
      <ConsentHead title={title} stored={stored} />
      {!isEditor && <p className={styles.hint}>{phrases.readOnly}</p>}
      {form.failure && (
        <p role="alert" className={styles.failed}>
          {form.failure}
        </p>
      )}
      <div className={styles.columns}>
        <ConsentFields form={form} isReadOnly={!isEditor} />
        <div className={styles.aside}>
          {isEditor && <ConsentPictures form={form} stored={stored} />}
          <ConsentPaper stored={stored} />
        </div>
      </div>
      <UnsavedChangesDialog guard={guard} text={phrases.leaveText} />
    </AdminScreen>
  );
}

function ConsentHead({ title, stored }: { title: string; stored: StoredConsent | null }) {
  const phrases = usePhrases(consentPhrases);
  const { withdraw } = usePhrases(pictureConsentPhrases);
  const language = useLanguage();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { withdrawnAt, withdrawnBy } = stored ?? {};
  const reason = stored?.person?.withdrawalReason;
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {stored && <ConsentBadge status={consentStatus(stored)} />}
      {stored && canWithdraw(stored) && (
        <Button variant="outline" color="poppy" onClick={() => setIsWithdrawing(true)}>
          {withdraw}
        </Button>
      )}
      {withdrawnAt && (
        <p className={styles.hint}>
          <span>
            {phrases.withdrawnOn(formatDay(kyivDayOf(withdrawnAt), language), withdrawnBy ?? "")}
          </span>
          {reason && <span>{` ${phrases.withdrawalReason(reason)}`}</span>}
        </p>
      )}
      {stored && isWithdrawing && (
        <WithdrawalDialog consent={stored} onClose={() => setIsWithdrawing(false)} />
      )}
    </div>
  );
}
