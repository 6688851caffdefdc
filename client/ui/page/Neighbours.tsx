import { InternalLink } from "../InternalLink.tsx";
import { ArrowBackIcon, ArrowIcon } from "../icons/icons.tsx";
import styles from "./Neighbours.module.css";

type Neighbour = {
  to: string;
  title: string;
  /** Language of the title, when it is not the page's. */
  lang?: string | undefined;
};

type NeighboursProps = {
  labels: { label: string; previous: string; next: string };
  /** Null at the ends of the list. */
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** Links to the items before and after this one in their list. */
export function Neighbours({ labels, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.label} className={styles.pair}>
      {previous && (
        <InternalLink to={previous.to} rel="prev" className={styles.previous}>
          <span className={styles.card}>
            <span className={styles.direction}>
              <ArrowBackIcon size={18} />
              <span>{labels.previous}</span>
            </span>
            <span className={styles.title} lang={previous.lang}>
              {previous.title}
            </span>
          </span>
        </InternalLink>
      )}
      {next && (
        <InternalLink to={next.to} rel="next" className={styles.next}>
          <span className={styles.card}>
            <span className={styles.direction}>
              <span>{labels.next}</span>
              <ArrowIcon size={18} />
            </span>
            <span className={styles.title} lang={next.lang}>
              {next.title}
            </span>
          </span>
        </InternalLink>
      )}
    </nav>
  );
}
