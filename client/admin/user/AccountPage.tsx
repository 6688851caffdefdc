import { useSession } from "../../graphql/session.ts";
import { accountPhrases } from "../../phrases/admin/account/account.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./Account.module.css";
import { EmailCard } from "./email-change/EmailCard.tsx";
import { OwnLanguageSelect } from "./LanguageSelect.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SecondStepCard } from "./second-step/SecondStepCard.tsx";

/** The user's own account: name, role, password, sessions. */
export function AccountPage() {
  const phrases = usePhrases(accountPhrases);
  const { nameRoles, language } = usePhrases(usersPhrases);
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
            <dd>{nameRoles(user.roles)}</dd>
            <dt>{language}</dt>
            <dd>
              <OwnLanguageSelect label={language} />
            </dd>
          </dl>
          {user.userType !== "admin" && <p className={styles.hint}>{phrases.changeHint}</p>}
        </section>
        <EmailCard />
        <PasswordCard email={user.email} />
        <SecondStepCard email={user.email} />
        <SessionsCard />
      </div>
    </AdminScreen>
  );
}
