import { type MouseEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isFilePath, withLanguage } from "../InternalLink.tsx";
import { trustedHtml } from "../trusted-html.ts";
import { playVideo } from "./play-video.ts";
import { presentRichText, type VideoLabels } from "./present-rich-text.ts";
import parts from "./RichParts.module.css";
import styles from "./RichText.module.css";

/**
 * Editors' text, as HTML sanitized by the server. Its internal links preserve the reader's language
 * and do not reload the document; its videos are played in place.
 */
export function RichText(props: {
  html: string;
  lang?: string | undefined;
  videoLabels: VideoLabels;
  /** Own typography, in place of the default. */
  className?: string | undefined;
}) {
  const { html, lang, videoLabels, className = styles.text } = props;
  const markup = useMemo(
    () => ({ __html: trustedHtml(presentRichText(html, videoLabels)) }),
    [html, videoLabels],
  );
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = plainlyClicked(event);
    if (!link) return;
    const path = link.getAttribute("href") ?? "";
    if (playVideo(link, videoLabels.lang)) {
      event.preventDefault();
    } else if (path.startsWith("/") && !isFilePath(path)) {
      event.preventDefault();
      navigate(language ? withLanguage(path, language) : path);
    }
  }

  return (
    // biome-ignore lint/a11y: the links inside are interactive, not this element
    <div
      className={`${parts.rich} ${className}`}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it on save
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The link that a plain click opens; null when the browser should handle the click. */
function plainlyClicked(event: MouseEvent): Element | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest("a");
}
