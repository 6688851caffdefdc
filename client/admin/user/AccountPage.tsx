import { Button } from "@mantine/core";
import { useSession } from "../../graphql/session.ts";
import { accountPhrases } from "../../phrases/admin/account.ts";
import { usersPhrases } from "../../phrases/admin/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SignOutIcon } from "../../ui/icons/admin-icons.tsx";
import { requestSignOut } from "../drafts/sign-out.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./Account.module.css";
import { PasswordCard } from "./PasswordCard.tsx";

/** The user's own account: name, role, password, sign-out. */
export function AccountPage() {
  const phrases = usePhrases(accountPhrases);
  const { types } = usePhrases(usersPhrases);
  const user = useSession();
  if (!user) return null;
  return (
    <AdminScreen title={phrases.title}>
      <h1>{phrases.title}</h1>
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2>{phrases.who}</h2>
          <dl className={styles.facts}>
            <dt>{phrases.name}</dt>
            <dd>{user.name}</dd>
            <dt>{phrases.email}</dt>
            <dd>{user.email}</dd>
            <dt>{phrases.type}</dt>
            <dd>{types[user.userType]}</dd>
          </dl>
          {user.userType !== "admin" && <p className={styles.hint}>{phrases.changeHint}</p>}
        </section>
        <PasswordCard email={user.email} />
        <section className={styles.card}>
          <h2>{phrases.signOutTitle}</h2>
          <p className={styles.hint}>{phrases.signOutText}</p>
          <Button
            variant="default"
            leftSection={<SignOutIcon size={18} />}
            onClick={() => void requestSignOut()}
          >
            {phrases.signOut}
          </Button>
        </section>
      </div>
    </AdminScreen>
  );
}
