import { InnerLink } from "./InnerLink.tsx";
import { ArrowIcon } from "./icons.tsx";
import styles from "./TextLink.module.css";

/** A bold underlined link with an arrow: the quiet way on. */
export function TextLink(props: { to: string; children: string }) {
  return (
    <InnerLink to={props.to} className={styles.link}>
      <ArrowedWords>{props.children}</ArrowedWords>
    </InnerLink>
  );
}

/** The look alone, where the link is another element, as on a card. */
export function ArrowedWords(props: { children: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.underlined}>{props.children}</span>
      <ArrowIcon />
    </span>
  );
}
