import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";

type InternalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  /** A path of this site, with or without query and hash; the language is added here. */
  to: string;
};

/** A link within the site that preserves the reader's language, which is part of the URL. */
export function InternalLink({ to, ...rest }: InternalLinkProps) {
  const language = new URLSearchParams(useLocation().search).get("lang");
  return <Link {...rest} to={language ? withLanguage(to, language) : to} />;
}

/** "/team?page=2#top" → "/team?page=2&lang=en#top" */
export function withLanguage(to: string, language: string): string {
  const [address = "", hash] = to.split("#");
  const [path, query] = address.split("?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${path}?${search}${hash === undefined ? "" : `#${hash}`}`;
}
