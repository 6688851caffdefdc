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

type JsonLdProps = { of: (page: JsonLdPage) => WithContext<Thing> };

/**
 * Structured data for search engines (schema.org as JSON-LD), as the server rendered it. Search
 * engines open every page by its address, so nothing is added or changed as a reader moves on, and
 * Trusted Types would refuse it: in the browser the element stays as it came.
 */
export const JsonLd = import.meta.env.SSR ? RenderedData : DataAsItCame;

function RenderedData({ of }: JsonLdProps) {
  const surroundings = useContext(PageHeadContext);
  return surroundings && <Data text={toText(of, surroundings)} />;
}

function DataAsItCame(_: JsonLdProps) {
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isThere] = useState(isFromServer);
  return isThere && <Data text="" />;
}

const Data = ({ text }: { text: string }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
    dangerouslySetInnerHTML={{ __html: text }}
    suppressHydrationWarning
  />
);

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
