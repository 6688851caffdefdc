import { useContext, useState, useSyncExternalStore } from "react";
import type { Thing, WithContext } from "schema-dts";
import { type PageHeadConfig, PageHeadContext } from "./PageHead.tsx";

/** Properties of the page that structured data may refer to. */
export type JsonLdPage = Pick<
  PageHeadConfig,
  "canonical" | "language" | "publicUrl" | "siteName"
> & {
  /** Makes a path of this site absolute; an external URL stays as it is. */
  absolute(address: string): string;
  /** URL of a page of this site in the current page's language. */
  pageAt(path: string): string;
};

/**
 * Structured data for search engines (schema.org as JSON-LD), as the server rendered it. Search
 * engines open every page by its address, so nothing is added or changed as a reader moves on, and
 * Trusted Types would refuse it.
 */
export function JsonLd({ of }: { of: (page: JsonLdPage) => WithContext<Thing> }) {
  const surroundings = useContext(PageHeadContext);
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [text] = useState(() => (isFromServer && surroundings ? toText(of, surroundings) : null));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
  return text && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

const subscribeToNothing = () => () => undefined;

function toText(
  of: (page: JsonLdPage) => WithContext<Thing>,
  surroundings: PageHeadConfig,
): string {
  const { canonical, publicUrl } = surroundings;
  const language = new URL(canonical).searchParams.get("lang");
  const data = of({
    ...surroundings,
    absolute: (address) => new URL(address, `${publicUrl}/`).href,
    pageAt: (path) => {
      const address = new URL(`${publicUrl}${path}`);
      if (language) address.searchParams.set("lang", language);
      return address.href;
    },
  });
  // Otherwise text with "</script>" would end the element.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
