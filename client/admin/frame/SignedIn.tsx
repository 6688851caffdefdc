import { editors } from "../../addresses.ts";
import { endSession, type SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SignOutIcon } from "../../ui/admin-icons.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Sidebar.module.css";

/** Who is signed in; their name leads to their account, and beside it is the way out. */
export function SignedIn(props: { user: SessionUser; onChoose?: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  const { name, userType } = props.user;
  return (
    <div className={styles.user}>
      <InnerLink
        to={editors.account()}
        className={styles.account}
        title={phrases.account}
        onClick={props.onChoose}
      >
        <span className={styles.face}>
          <Palm height={26} tone="ink" />
        </span>
        <span className={styles.who}>
          <span className={styles.userName}>{name}</span>
          <span className={styles.userType}>{phrases[userType]}</span>
        </span>
      </InnerLink>
      <button
        type="button"
        className={styles.sign}
        aria-label={phrases.signOut}
        title={phrases.signOut}
        onClick={endSession}
      >
        <SignOutIcon size={18} />
      </button>
    </div>
  );
}
