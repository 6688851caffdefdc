import { Button, Checkbox, Modal, Switch, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import type { WebhookRowFragment } from "../../graphql/generated/WebhooksPage.ts";
import { editableKinds } from "../../paths.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import { useWebhookForm } from "./useWebhookForm.ts";
import { WebhookError } from "./WebhookError.tsx";
import styles from "./Webhooks.module.css";
import { contentEvents } from "./webhook-settings.ts";

type WebhookDialogProps = {
  /** The webhook to change; null creates one. */
  webhook: WebhookRowFragment | null;
  onClose: () => void;
  /** Called in place of `onClose` when a webhook is created. */
  onCreated?: (created: { name: string; secret: string }) => void;
};

/** Creates a webhook or changes its settings. */
export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const phrases = usePhrases(webhookPhrases);
  const names = usePhrases(kindNames);
  const form = useWebhookForm(webhook);
  const { values, setValues, failure } = form;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    const wrong = fields.current?.querySelector("[aria-invalid=true], [data-invalid] input");
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (webhook) {
      if (!(await form.change(webhook))) return;
      notifySuccess({ title: phrases.saved, text: values.name });
      return onClose();
    }
    const secret = await form.create();
    if (secret) onCreated?.({ name: values.name, secret });
  };

  return (
    <Modal
      centered
      opened
      size="38rem"
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={webhook ? phrases.changeTitle : phrases.createTitle}
    >
      <form
        ref={fields}
        noValidate
        className={styles.fields}
        onSubmit={(event) => void submit(event)}
      >
        <TextInput
          label={phrases.name}
          description={phrases.nameHint}
          value={values.name}
          error={form.errorAt("name")}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
        />
        <TextInput
          label={phrases.url}
          description={phrases.urlHint}
          value={values.url}
          error={form.errorAt("url")}
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          onChange={(event) => setValues({ ...values, url: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={phrases.toldOfLabel}
          error={form.errorAt("events")}
          data-invalid={form.errorAt("events") ? true : undefined}
          value={values.events}
          onChange={(chosen) =>
            setValues({
              ...values,
              events: contentEvents.filter((event) => chosen.includes(event)),
            })
          }
        >
          <div className={styles.events}>
            {contentEvents.map((event) => (
              <Checkbox
                key={event}
                className={styles.choice}
                value={event}
                label={phrases.events[event]}
                description={phrases.eventHints[event]}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox.Group
          label={phrases.kinds}
          description={phrases.kindsHint}
          value={values.kinds}
          onChange={(chosen) =>
            setValues({ ...values, kinds: editableKinds.filter((kind) => chosen.includes(kind)) })
          }
        >
          <div className={styles.kinds}>
            {editableKinds.map((kind) => (
              <Checkbox
                key={kind}
                className={styles.choice}
                value={kind}
                label={names[kind].many}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Switch
          className={styles.choice}
          label={phrases.isActive}
          description={phrases.isActiveHint}
          checked={values.isActive}
          onChange={(event) => setValues({ ...values, isActive: event.currentTarget.checked })}
        />
        <WebhookError error={failure?.code === "INVALID" ? null : failure} />
        <div className={styles.submit}>
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {webhook ? phrases.save : phrases.createNow}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
