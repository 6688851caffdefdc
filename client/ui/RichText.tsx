import { type MouseEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isFilePath, withLanguage } from "./InternalLink.tsx";
import styles from "./RichText.module.css";
import { trustedHtml } from "./trusted-html.ts";

/**
 * Editors' text, as HTML sanitized by the server. Its internal links preserve the reader's language
 * and do not reload the document.
 */
export function RichText(props: {
  html: string;
  lang?: string | undefined;
  /** Own typography, in place of the default. */
  className?: string | undefined;
}) {
  const { html, lang, className = styles.text } = props;
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");

  function follow(event: MouseEvent<HTMLDivElement>) {
    const path = internalPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(language ? withLanguage(path, language) : path);
  }

  return (
    // biome-ignore lint/a11y: the links inside are interactive, not this element
    <div
      className={className}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it on save
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The path of the page that a plain click opens; null when the browser should handle the click. */
function internalPath(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const path = target.closest("a")?.getAttribute("href") ?? "";
  return path.startsWith("/") && !isFilePath(path) ? path : null;
}
