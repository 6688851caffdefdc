import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withLanguage } from "./InternalLink.tsx";
import styles from "./RichText.module.css";

/**
 * What editors wrote, as HTML that the server has cleaned. Its links within the site keep the
 * reader's language and do not load the document anew.
 */
export function RichText(props: {
  html: string;
  lang?: string | undefined;
  /** A typography of its own, in place of the usual one. */
  className?: string | undefined;
}) {
  const { html, lang, className = styles.text } = props;
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");

  function follow(event: MouseEvent<HTMLDivElement>) {
    const path = internalPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(language ? withLanguage(path, language) : path);
  }

  return (
    // biome-ignore lint/a11y: the links inside are pressed, by key or pointer, not this element
    <div
      className={className}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The path of the page a plain click leads to; null when the browser should do as it does. */
function internalPath(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const path = target.closest("a")?.getAttribute("href") ?? "";
  return /^\/(?!api\/|assets\/|documents\/|graphql\b|images\/)/.test(path) ? path : null;
}
