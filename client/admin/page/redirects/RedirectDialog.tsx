import { Alert, Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import type { ApiError, FieldError } from "../../../graphql/errors.ts";
import { redirectPhrases } from "../../../phrases/admin/site/redirects.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TextField } from "../../editor/fields/BasicFields.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import styles from "./RedirectsPage.module.css";
import { toPath } from "./typed-path.ts";
import type { Redirect, useRedirects } from "./useRedirects.ts";

type RedirectDialogProps = {
  /** The redirect to change; null adds one. */
  redirect: Redirect | null;
  all: readonly Redirect[];
  redirects: ReturnType<typeof useRedirects>;
  onClose: () => void;
};

const fieldNames = ["fromPath", "toPath"] as const;

/** Adds or changes one redirect. An error leaves the texts unchanged. */
export function RedirectDialog({ redirect, all, redirects, onClose }: RedirectDialogProps) {
  useReturnFocus();
  const phrases = usePhrases(redirectPhrases);
  const errorText = useErrorText();
  const [typed, setTyped] = useState({
    fromPath: redirect?.fromPath ?? "",
    toPath: redirect?.toPath ?? "",
  });
  const [error, setError] = useState<ApiError | null>(null);
  const errorAt = (name: string): FieldError | null =>
    error?.fields.find(({ path }) => path === name) ?? null;
  const previous = redirect?.fromPath ?? null;
  const hints = { fromPath: phrases.fromHint, toPath: phrases.toHint };
  const { origin } = window.location;
  const paths = { fromPath: toPath(typed.fromPath, origin), toPath: toPath(typed.toPath, origin) };
  const isTaken =
    paths.fromPath !== previous && all.some(({ fromPath }) => fromPath === paths.fromPath);
  const submit = async () => {
    const refused = await redirects.save(paths, previous);
    if (!refused) return onClose();
    setError(refused);
    const [first] = refused.fields;
    if (first) requestAnimationFrame(() => document.getElementById(`field-${first.path}`)?.focus());
  };
  return (
    <Modal
      centered
      opened
      size="34rem"
      onClose={onClose}
      withCloseButton={false}
      title={redirect ? phrases.editTitle : phrases.addTitle}
    >
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTaken) void submit();
        }}
      >
        {fieldNames.map((name) => (
          <TextField
            key={name}
            path={name}
            label={phrases[name]}
            hint={hints[name]}
            inputMode="url"
            value={typed[name]}
            error={name === "fromPath" && isTaken ? takenError : errorAt(name)}
            onChange={(text) => {
              setTyped({ ...typed, [name]: text });
              setError(null);
            }}
          />
        ))}
        {error && error.fields.length === 0 && <Alert color="poppy">{errorText(error)}</Alert>}
        <Group justify="flex-end" gap="0.75rem" mt="0.5rem">
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button
            type="submit"
            loading={redirects.isBusy}
            disabled={!paths.fromPath || !paths.toPath}
          >
            {phrases.save}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

const takenError: FieldError = { path: "fromPath", rule: "redirectTaken" };
