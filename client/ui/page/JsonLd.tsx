import { useContext } from "react";
import type { Thing, WithContext } from "schema-dts";
import { type PageHeadConfig, PageHeadContext } from "./PageHead.tsx";

/** What a description may need of the page it stands on. */
export type JsonLdPage = Pick<PageHeadConfig, "canonical" | "publicUrl" | "siteName"> & {
  /** Of a path of this site; an address elsewhere stays as it is. */
  absolute(address: string): string;
  /** The address of a page of this site in this page's language. */
  pageAt(path: string): string;
};

/** The page told to search engines in their own words. Nothing is seen or run. */
export function JsonLd({ of }: { of: (page: JsonLdPage) => WithContext<Thing> }) {
  const surroundings = useContext(PageHeadContext);
  if (!surroundings) return null;
  const { canonical, publicUrl } = surroundings;
  const language = new URL(canonical).searchParams.get("lang");
  const text = JSON.stringify(
    of({
      ...surroundings,
      absolute: (address) => new URL(address, `${publicUrl}/`).href,
      pageAt: (path) => {
        const address = new URL(`${publicUrl}${path}`);
        if (language) address.searchParams.set("lang", language);
        return address.href;
      },
    }),
  );
  // Else words with "</script>" would end the element.
  const __html = text.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and what could end it is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
