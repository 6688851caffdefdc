import { Button } from "@mantine/core";
import {
  type SessionRowFragment,
  useAccountSessionsQuery,
  useEndSessionMutation,
} from "../../graphql/generated/AccountPage.ts";
import { accountPhrases } from "../../phrases/admin/account/account.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { SignOutIcon } from "../../ui/icons/admin-icons.tsx";
import { requestSignOut } from "../drafts/sign-out.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { notifySuccess } from "../screen/notifications.tsx";
import { formatRecentTime } from "../screen/recent-time.ts";
import { ListError } from "../table/ListError.tsx";
import styles from "./Account.module.css";
import { ErrorLine } from "./ErrorLine.tsx";

const ownErrors = { context: { handlesOwnErrors: true } };

/** The user's sessions, each with a button that ends it, and the ways to sign out. */
export function SessionsCard() {
  const phrases = usePhrases(accountPhrases);
  const answer = useAccountSessionsQuery();
  const { attempt, isBusy, error } = useSingleWrite();
  const [end] = useEndSessionMutation(ownErrors);

  const endOne = async ({ id, device }: SessionRowFragment) => {
    const outcome = await attempt(() => end({ variables: { id } }));
    const text = device || phrases.unknownDevice;
    if (outcome) notifySuccess({ title: phrases.sessionEnded, text });
  };

  return (
    <section className={styles.card}>
      <h2>{phrases.sessions}</h2>
      <p className={styles.hint}>{phrases.sessionsText}</p>
      {answer.error && !answer.data && <ListError answer={answer} />}
      <ul className={styles.sessions}>
        {answer.data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      <ErrorLine error={error} />
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<SignOutIcon size={18} />}
          onClick={() => requestSignOut("here")}
        >
          {phrases.signOut}
        </Button>
        <Button variant="default" onClick={() => requestSignOut("everywhere")}>
          {phrases.signOutEverywhere}
        </Button>
      </div>
    </section>
  );
}

function SessionRow(props: { session: SessionRowFragment; isBusy: boolean; onEnd: () => void }) {
  const { device, network, lastUsedAt, isCurrent } = props.session;
  const phrases = usePhrases(accountPhrases);
  const language = useLanguage();
  const name = device || phrases.unknownDevice;
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {`${phrases.network(network)} · ${phrases.lastUsed(formatRecentTime(lastUsedAt, serverNow().getTime(), language))}`}
        </span>
      </div>
      {isCurrent ? (
        <span className={styles.current}>{phrases.thisSession}</span>
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          disabled={props.isBusy}
          aria-label={phrases.endSessionOf(name, network)}
          onClick={props.onEnd}
        >
          {phrases.endSession}
        </Button>
      )}
    </li>
  );
}
