import { useIsHidden } from "./hidden-paths.ts";
import { InternalLink } from "./InternalLink.tsx";
import { ArrowIcon } from "./icons/icons.tsx";
import styles from "./TextLink.module.css";

/**
 * A bold underlined link with an arrow, less prominent than a button. `to` is a path of this site or
 * a complete address; nothing where it would lead to a hidden page.
 */
export function TextLink(props: { to: string; children: string }) {
  const isHidden = useIsHidden();
  const text = <TextWithArrow>{props.children}</TextWithArrow>;
  if (isHidden(props.to)) return null;
  if (props.to.startsWith("/")) {
    return (
      <InternalLink to={props.to} className={styles.link}>
        {text}
      </InternalLink>
    );
  }
  return (
    <a href={props.to} className={styles.link} rel="noopener">
      {text}
    </a>
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
