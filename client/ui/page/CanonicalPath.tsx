import { type ReactNode, useContext } from "react";
import { PageHeadContext } from "./PageHead.tsx";

/**
 * Says which of several paths that show the same page is the canonical one, for its head and for what
 * is shared of it.
 */
export function CanonicalPath({ path, children }: { path: string; children: ReactNode }) {
  const surroundings = useContext(PageHeadContext);
  if (!surroundings) return children;
  const { canonical, alternates } = surroundings;
  return (
    <PageHeadContext
      value={{
        ...surroundings,
        canonical: atPath(canonical, path),
        alternates: alternates.map((one) => ({ ...one, url: atPath(one.url, path) })),
      }}
    >
      {children}
    </PageHeadContext>
  );
}

/** The URL of another page of the site, in the same language. */
export const atPath = (url: string, path: string): string =>
  new URL(`${path}${new URL(url).search}`, url).href;
