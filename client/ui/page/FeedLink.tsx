import { InternalLink } from "../InternalLink.tsx";
import { FeedIcon } from "../icons/sharing-icons.tsx";
import styles from "./FeedLink.module.css";

/** A link to a feed in the reader's language, which the browser opens as a document. */
export function FeedLink({ to, children }: { to: string; children: string }) {
  return (
    <InternalLink to={to} reloadDocument type="application/atom+xml" className={styles.link}>
      <FeedIcon size={18} />
      <span>{children}</span>
    </InternalLink>
  );
}
