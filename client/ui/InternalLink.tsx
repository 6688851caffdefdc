import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import { useIsHidden } from "./hidden-paths.ts";

type InternalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  /** A path of this site, with or without query and hash; the language is added here. */
  to: string;
};

/**
 * A link within the site that preserves the reader's language, which is part of the URL. A file, such
 * as a document, is opened by the browser and has no language. What would lead to a hidden page is
 * text; links that say nothing else are left out where they are rendered.
 */
export function InternalLink({ to, ...rest }: InternalLinkProps) {
  const isHidden = useIsHidden();
  const language = new URLSearchParams(useLocation().search).get("lang");
  if (isHidden(to)) return <span lang={rest.lang}>{rest.children}</span>;
  if (isFilePath(to)) return <Link {...rest} to={to} reloadDocument />;
  return <Link {...rest} to={language ? withLanguage(to, language) : to} />;
}

/** Whether a path of this site is that of a file or of the API, which the router does not know. */
export const isFilePath = (path: string): boolean =>
  /^\/(?:(?:api|assets|cards|documents|images|open-data)\/|graphql\b)/.test(path);

/** "/team?page=2#top" → "/team?page=2&lang=en#top" */
export function withLanguage(to: string, language: string): string {
  const [address = "", hash] = to.split("#");
  const [path, query] = address.split("?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${path}?${search}${hash === undefined ? "" : `#${hash}`}`;
}
