import { useContext } from "react";
import type { Thing, WithContext } from "schema-dts";
import { type PageHeadConfig, PageHeadContext } from "./PageHead.tsx";

/** Properties of the page that structured data may refer to. */
export type JsonLdPage = Pick<PageHeadConfig, "canonical" | "publicUrl" | "siteName"> & {
  /** Makes a path of this site absolute; an external URL stays as it is. */
  absolute(address: string): string;
  /** URL of a page of this site in the current page's language. */
  pageAt(path: string): string;
};

/** Structured data for search engines (schema.org as JSON-LD). */
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
  // Otherwise text with "</script>" would end the element.
  const __html = text.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
