import { useEffect } from "react";
import { tellSessionEnded } from "../graphql/ended-session.ts";
import { useAdminPageSuspenseQuery } from "../graphql/generated/AdminPage.ts";
import { endSession } from "../graphql/session.ts";
import { adminPhrases } from "../phrases/admin.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AdminPage.module.css";

/** Who the server says is signed in, and the way out. */
export function SignedIn() {
  const phrases = usePhrases(adminPhrases);
  const { data } = useAdminPageSuspenseQuery();
  const user = data.currentUser;

  useEffect(() => {
    if (!user) tellSessionEnded();
  }, [user]);

  if (!user) return null;
  return (
    <section className={styles.card}>
      <h2>{phrases.greeting(user.name)}</h2>
      <dl className={styles.facts}>
        <dt>{phrases.email}</dt>
        <dd>{user.email}</dd>
        <dt>{phrases.right}</dt>
        <dd>{phrases[user.userType]}</dd>
      </dl>
      <Button look="ink" onClick={endSession}>
        {phrases.signOut}
      </Button>
    </section>
  );
}
