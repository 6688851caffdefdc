import { Button, Checkbox, Group, Modal, Radio, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCreateApiTokenMutation } from "../../../graphql/generated/ApiTokensPage.ts";
import { type EditableKind, editableKinds } from "../../../paths.ts";
import { apiTokensPhrases } from "../../../phrases/admin/account/api-tokens.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { kindNames } from "../../kinds.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";
import { ErrorLine } from "../ErrorLine.tsx";
import styles from "../Users.module.css";
import type { NewToken } from "./TokenSecretDialog.tsx";

const scopes = ["public", "drafts", "writes"] as const;
type Scope = (typeof scopes)[number];
/** Days that a token may be valid for. */
const lives = [30, 90, 365] as const;
const dayMs = 86_400_000;

const blank = {
  name: "",
  scope: "public" as Scope,
  kinds: [] as EditableKind[],
  days: 90 as (typeof lives)[number],
};

type CreateTokenDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
  onCreated: (token: NewToken) => void;
};

/** Asks what a new token is for, what it may do and when it ends. An error leaves the form unchanged. */
export function CreateTokenDialog({
  isOpen,
  onClose,
  onClosed,
  onCreated,
}: CreateTokenDialogProps) {
  const phrases = usePhrases(apiTokensPhrases);
  const names = usePhrases(kindNames);
  const [values, setValues] = useState(blank);
  const [wasSent, setWasSent] = useState(false);
  const { attempt, isBusy, error, clearError } = useSingleWrite();
  // The secret must not enter the cache.
  const [create] = useCreateApiTokenMutation({
    fetchPolicy: "no-cache",
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const name = values.name.trim();
  const lacksKinds = values.scope === "writes" && values.kinds.length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!name || lacksKinds) return;
    const variables = {
      name,
      readsDrafts: values.scope !== "public",
      writes: values.scope === "writes" ? values.kinds : [],
      expiresAt: new Date(serverNow().getTime() + values.days * dayMs).toISOString(),
    };
    const secret = (await attempt(() => create({ variables })))?.result.data?.createApiToken.secret;
    if (!secret) return;
    onClose();
    setValues(blank);
    setWasSent(false);
    onCreated({ name, secret });
  };
  const close = () => {
    clearError();
    onClose();
  };

  return (
    <Modal
      centered
      size="30rem"
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClosed}
      withCloseButton={false}
      title={phrases.createTitle}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          <TextInput
            label={phrases.name}
            description={phrases.nameHint}
            value={values.name}
            maxLength={100}
            error={wasSent && !name && phrases.nameMissing}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
          />
          <Radio.Group
            label={phrases.scope}
            value={values.scope}
            onChange={(value) => {
              const scope = scopes.find((one) => one === value);
              if (scope) setValues({ ...values, scope });
            }}
          >
            {scopes.map((scope) => (
              <Radio
                key={scope}
                className={styles.choice}
                value={scope}
                label={phrases.scopes[scope]}
                description={phrases.scopeHints[scope]}
              />
            ))}
          </Radio.Group>
          {values.scope === "writes" && (
            <Checkbox.Group
              label={phrases.kinds}
              error={wasSent && lacksKinds && phrases.kindsMissing}
              value={values.kinds}
              onChange={(chosen) =>
                setValues({
                  ...values,
                  kinds: editableKinds.filter((kind) => chosen.includes(kind)),
                })
              }
            >
              {editableKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  className={styles.choice}
                  value={kind}
                  label={names[kind].many}
                />
              ))}
            </Checkbox.Group>
          )}
          <Radio.Group
            label={phrases.life}
            value={String(values.days)}
            onChange={(value) => {
              const days = lives.find((one) => String(one) === value);
              if (days) setValues({ ...values, days });
            }}
          >
            {lives.map((days) => (
              <Radio
                key={days}
                className={styles.choice}
                value={String(days)}
                label={phrases.lives[days]}
              />
            ))}
          </Radio.Group>
        </div>
        <ErrorLine error={error} reasons={phrases.errors} />
        <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
          <Button variant="default" onClick={close}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {phrases.create}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
