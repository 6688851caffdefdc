import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import type { SessionUser } from "../../graphql/session.ts";
import { signOutPhrases } from "../../phrases/admin/account/sign-out.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useStableCallback } from "../../ui/useStableCallback.ts";
import { hasUnsavedTexts, listenForSignOutRequest, type SignOutScope } from "../drafts/sign-out.ts";
import { recordSignOut } from "../drafts/signed-out.ts";
import { useSignOut } from "./useSignOut.ts";

/** Signs out on request, and asks before when unsaved texts on this device would be erased. */
export function SignOutDialog({ user }: { user: SessionUser }) {
  const phrases = usePhrases(signOutPhrases);
  /** What is asked about; null while nobody asks to sign out. */
  const [asked, setAsked] = useState<SignOutScope | null>(null);
  const signOut = useSignOut(user);
  const begin = useStableCallback(async (scope: SignOutScope) => {
    if (await hasUnsavedTexts(user.id)) setAsked(scope);
    else await signOut(scope);
  });
  useEffect(() => listenForSignOutRequest((scope) => void begin(scope)), [begin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else may sign in
  useEffect(() => recordSignOut(null), [user.id]);
  const stay = () => setAsked(null);
  return (
    <Modal
      centered
      opened={asked !== null}
      onClose={stay}
      withCloseButton={false}
      title={phrases.title}
      zIndex={400}
    >
      <p>{phrases.text}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button color="poppy" variant="default" onClick={() => asked && void signOut(asked)}>
          {phrases.signOut}
        </Button>
        <Button onClick={stay} data-autofocus>
          {phrases.stay}
        </Button>
      </Group>
    </Modal>
  );
}
