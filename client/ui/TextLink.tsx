import { InternalLink } from "./InternalLink.tsx";
import { ArrowIcon } from "./icons/icons.tsx";
import styles from "./TextLink.module.css";

/** A bold underlined link with an arrow, less prominent than a button. */
export function TextLink(props: { to: string; children: string }) {
  return (
    <InternalLink to={props.to} className={styles.link}>
      <TextWithArrow>{props.children}</TextWithArrow>
    </InternalLink>
  );
}

/** Only the look, where the link is another element, as on a card. */
export function TextWithArrow(props: { children: string }) {
  return (
    <span className={styles.text}>
      <span className={styles.underlined}>{props.children}</span>
      <ArrowIcon />
    </span>
  );
}
