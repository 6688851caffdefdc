import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import { useIsHidden } from "./hidden-paths.ts";
import { InternalLink } from "./InternalLink.tsx";

type ButtonLook = "give" | "ink" | "outline" | "white" | "sun" | "chip";

type Look = {
  look?: ButtonLook;
  icon?: ReactNode;
  isSmall?: boolean | undefined;
  /** As wide as its container below 768 px. */
  isWideOnMobile?: boolean | undefined;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
    /** Keeps its width, rotates the icon and ignores further presses. */
    isBusy?: boolean;
  };

/** A button in the shape of a strip of cut paper. */
export function Button(props: ButtonProps) {
  const { look = "give", icon, isSmall, isWideOnMobile, isBusy, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames({ look, isSmall, isWideOnMobile })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : rest.onClick}
    >
      <Strip icon={isBusy ? <span className={styles.turning} /> : icon}>{children}</Strip>
    </button>
  );
}

type ButtonLinkProps = Look & {
  /** A path of this site, or an external https URL. */
  to: string;
  lang?: string | undefined;
  /** Name under which browsers save the file at `to`, which is one of this site. */
  download?: string;
};

/** A link with the same look; nothing where it would lead to a hidden page. */
export function ButtonLink(props: ButtonLinkProps) {
  const isHidden = useIsHidden();
  const { look = "give", icon, isSmall, isWideOnMobile, to, lang, download, children } = props;
  const className = classNames({ look, isSmall, isWideOnMobile });
  const strip = <Strip icon={icon}>{children}</Strip>;
  if (isHidden(to)) return null;
  if (to.startsWith("/")) {
    return (
      <InternalLink to={to} className={className} lang={lang} download={download}>
        {strip}
      </InternalLink>
    );
  }
  return (
    <a href={to} className={className} lang={lang} rel="noopener">
      {strip}
    </a>
  );
}

// An inner element is clipped, so that the focus ring around the strip stays whole.
function Strip(props: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.strip}>
      {props.icon}
      <span>{props.children}</span>
    </span>
  );
}

function classNames(look: Pick<Look, "look" | "isSmall" | "isWideOnMobile">): string {
  const names = [styles.button, styles[look.look ?? "give"]];
  if (look.isSmall) names.push(styles.small);
  if (look.isWideOnMobile) names.push(styles.wideOnMobile);
  return names.join(" ");
}
