import { createContext, useContext } from "react";
import share from "../art/share.jpg";

/** What every page's head says alike. Addresses are absolute. */
export type PageHeadConfig = {
  /** This page's own address, and that of each language it can be had in. */
  canonical: string;
  alternates: readonly { language: string; url: string }[];
  /** Without a slash at the end: "https://doloni.example". */
  publicUrl: string;
  /** In Open Graph's form: "uk_UA". */
  locale: string;
  siteName: string;
};

/** The frame around the pages provides it. */
export const PageHeadContext = createContext<PageHeadConfig | null>(null);

/**
 * A page's title and what search engines and shared links show of it; one per page. A title that
 * lacks the site's name gets it. Pages that are not indexed name no address.
 */
export function PageHead(props: {
  title: string;
  description?: string;
  /** A picture for shared links, a path or an https address; the foundation's own if left out. */
  image?: string | null;
  isIndexed?: boolean;
  /** Of the address, what makes it another page: `{ year: "2021" }`. All else is left out. */
  query?: { readonly [name: string]: string };
  /** False while the page has words in one language only. */
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
