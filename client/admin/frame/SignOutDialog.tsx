import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import type { SessionUser } from "../../graphql/session.ts";
import { signOutPhrases } from "../../phrases/admin/sign-out.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { listenForSignOutRequest, signOut } from "../drafts/sign-out.ts";
import { recordSignOut } from "../drafts/signed-out.ts";

/** Asks before a sign-out that erases unsaved texts from this device. */
export function SignOutDialog({ user }: { user: SessionUser }) {
  const phrases = usePhrases(signOutPhrases);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => listenForSignOutRequest(() => setIsOpen(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else may sign in
  useEffect(() => recordSignOut(null), [user.id]);
  const stay = () => setIsOpen(false);
  return (
    <Modal
      centered
      opened={isOpen}
      onClose={stay}
      withCloseButton={false}
      title={phrases.title}
      zIndex={400}
    >
      <p>{phrases.text}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button color="poppy" variant="default" onClick={() => void signOut()}>
          {phrases.signOut}
        </Button>
        <Button onClick={stay} data-autofocus>
          {phrases.stay}
        </Button>
      </Group>
    </Modal>
  );
}
