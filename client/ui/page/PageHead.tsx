import { createContext, useContext } from "react";
import share from "../art/share.jpg";

/** What every page's head has in common. URLs are absolute. */
export type PageHeadConfig = {
  /** This page's canonical URL, and its URL in each language. */
  canonical: string;
  alternates: readonly { language: string; url: string }[];
  /** Without a trailing slash: "https://doloni.example". */
  publicUrl: string;
  /** In Open Graph's format: "uk_UA". */
  locale: string;
  siteName: string;
};

/** The app provides it. */
export const PageHeadContext = createContext<PageHeadConfig | null>(null);

/**
 * A page's title and its metadata for search engines and shared links; use one per page. The site's
 * name is appended to a title that lacks it. Pages that are not indexed have no canonical URL.
 */
export function PageHead(props: {
  title: string;
  description?: string;
  /** Picture for shared links, a path or an https URL; the foundation's own when omitted. */
  image?: string | null;
  isIndexed?: boolean;
  /**
   * Query parameters that make it a distinct page: `{ year: "2021" }`. All others are left out of
   * the canonical URL.
   */
  query?: { readonly [name: string]: string };
  /** False while the page has text in one language only. */
  isTranslated?: boolean;
}) {
  const { title, description, image, query, isIndexed = true, isTranslated = true } = props;
  const surroundings = useContext(PageHeadContext);
  const name = surroundings?.siteName;
  const canonical = withQuery(surroundings?.canonical ?? "", query);
  return (
    <>
      <title>{name && !title.includes(name) ? `${title} · ${name}` : title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && surroundings && (
        <>
          <link rel="canonical" href={canonical} />
          {isTranslated &&
            surroundings.alternates.map(({ language, url }) => (
              <link
                key={language}
                rel="alternate"
                hrefLang={language}
                href={withQuery(url, query)}
              />
            ))}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content={surroundings.locale} />
          <meta property="og:site_name" content={surroundings.siteName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <SharedPicture image={image || null} publicUrl={surroundings.publicUrl} />
        </>
      )}
    </>
  );
}

function SharedPicture({ image, publicUrl }: { image: string | null; publicUrl: string }) {
  return (
    <>
      <meta property="og:image" content={absolute(image ?? share, publicUrl)} />
      {!image && <meta property="og:image:width" content="1200" />}
      {!image && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function absolute(address: string, publicUrl: string): string {
  return address.startsWith("/") ? `${publicUrl}${address}` : address;
}

function withQuery(address: string, query: { readonly [name: string]: string } = {}): string {
  const added = new URLSearchParams(query).toString();
  if (!added) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${added}`;
}
