import { Button } from "@mantine/core";
import { endSession, type SessionUser } from "../../../graphql/session.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SignOutIcon } from "../../../ui/icons/admin-icons.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import styles from "./SecondStep.module.css";
import { SetUpSecondStep } from "./SetUpSecondStep.tsx";

/** Replaces the whole admin area for a user who must set up a second step first. */
export function RequiredSecondStep({ user }: { user: SessionUser }) {
  const phrases = usePhrases(secondStepPhrases);
  return (
    <main className={styles.page}>
      <PageHead title={phrases.requiredTitle} isIndexed={false} />
      <h1>{phrases.requiredTitle}</h1>
      <p>{phrases.requiredText}</p>
      <section className={styles.card}>
        <SetUpSecondStep
          email={user.email}
          // What the server refused before is loaded again with the page.
          onDone={() => window.location.reload()}
          beside={
            <Button
              variant="default"
              leftSection={<SignOutIcon size={18} />}
              onClick={() => endSession()}
            >
              {phrases.signOut}
            </Button>
          }
        />
      </section>
    </main>
  );
}
