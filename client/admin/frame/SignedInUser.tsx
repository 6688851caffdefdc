import type { SessionUser } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { SignOutIcon } from "../../ui/icons/admin-icons.tsx";
import { Palm } from "../../ui/logo/Palm.tsx";
import { requestSignOut } from "../drafts/sign-out.ts";
import styles from "./Sidebar.module.css";

/** The signed-in user: the name links to the account, beside it is the sign-out button. */
export function SignedInUser(props: { user: SessionUser; onChoose?: (() => void) | undefined }) {
  const phrases = usePhrases(adminFramePhrases);
  const { name, userType } = props.user;
  return (
    <div className={styles.user}>
      <InternalLink
        to={editorPaths.account()}
        className={styles.account}
        title={phrases.account}
        onClick={props.onChoose}
      >
        <span className={styles.avatar}>
          <Palm height={26} />
        </span>
        <span className={styles.who}>
          <span className={styles.userName}>{name}</span>
          <span className={styles.userType}>{phrases[userType]}</span>
        </span>
      </InternalLink>
      <button
        type="button"
        className={styles.sign}
        aria-label={phrases.signOut}
        title={phrases.signOut}
        onClick={() => requestSignOut("here")}
      >
        <SignOutIcon size={18} />
      </button>
    </div>
  );
}
