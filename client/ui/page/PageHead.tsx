import { createContext, useContext } from "react";

/** What every page's head has in common. URLs are absolute. */
export type PageHeadConfig = {
  /** This page's URL in the reader's language, and in each language. */
  canonical: string;
  alternates: readonly { language: string; url: string }[];
  /** HTML's code of the reader's language. */
  language: string;
  /** Without a trailing slash: "https://charity.example". */
  publicUrl: string;
  /** In Open Graph's format: "uk_UA". */
  locale: string;
  siteName: string;
  /** Blank while the settings have none. */
  foundationName: string;
};

/** A text, or a phrase that takes the foundation's name, which may be blank. */
export type PageDescription = string | ((foundationName: string) => string);

/** The app provides it. */
export const PageHeadContext = createContext<PageHeadConfig | null>(null);

/**
 * A page's title and its metadata for search engines and shared links; use one per page. The site's
 * name is appended to a title that lacks it. Pages that are not indexed have no canonical URL.
 */
export function PageHead(props: {
  title: string;
  description?: PageDescription;
  /**
   * The item that the image for shared links shows, by its section of the sitemap; the site's own
   * image when omitted. `version` makes other sites fetch a changed one.
   */
  card?: Card | null;
  isIndexed?: boolean;
  /**
   * Query parameters that make it a distinct page: `{ year: "2021" }`. All others are left out of
   * the canonical URL.
   */
  query?: { readonly [name: string]: string };
  /** The language of a text that exists in one language only, as in HTML; null for others. */
  onlyIn?: string | null;
}) {
  const { title, card, query, isIndexed = true, onlyIn = null } = props;
  const surroundings = useContext(PageHeadContext);
  const description =
    typeof props.description === "function"
      ? props.description(surroundings?.foundationName ?? "")
      : props.description;
  const name = surroundings?.siteName;
  const address = withQuery(surroundings?.canonical ?? "", query);
  // The other address shows the same text; the sitemap leaves it out.
  const original = surroundings?.alternates.find(({ language }) => language === onlyIn);
  const canonical = original ? withQuery(original.url, query) : address;
  return (
    <>
      <title>{name && !title.includes(name) ? `${title} · ${name}` : title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && surroundings && (
        <>
          <link rel="canonical" href={canonical} />
          {!onlyIn &&
            surroundings.alternates.map(({ language, url }) => (
              <link
                key={language}
                rel="alternate"
                hrefLang={language}
                href={withQuery(url, query)}
              />
            ))}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:locale" content={surroundings.locale} />
          <meta property="og:site_name" content={surroundings.siteName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={cardUrl(surroundings, card)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

type Card = { section: string; id: string; version: number };

/** The path of an item's image for shared links; `language` is HTML's code. */
export const cardPath = ({ section, id, version }: Card, language: string): string =>
  `/cards/${section}/${id}.${language}.jpg?v=${version}`;

function cardUrl({ publicUrl, language }: PageHeadConfig, card: Card | null | undefined): string {
  if (!card) return `${publicUrl}/cards/site.${language}.jpg`;
  return `${publicUrl}${cardPath(card, language)}`;
}

function withQuery(address: string, query: { readonly [name: string]: string } = {}): string {
  const added = new URLSearchParams(query).toString();
  if (!added) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${added}`;
}
