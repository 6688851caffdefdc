import { type ReactNode, useContext, useMemo } from "react";
import { PageHeadContext } from "./PageHead.tsx";

/**
 * Gives the pages below it the site's name for titles and shared links. `foundationName` may be
 * blank, then `siteName` stands in for it.
 */
export function SiteNameProvider(props: {
  foundationName: string;
  siteName: string;
  children: ReactNode;
}) {
  const { foundationName, siteName } = props;
  const surroundings = useContext(PageHeadContext);
  const named = useMemo(
    () => surroundings && { ...surroundings, foundationName, siteName },
    [surroundings, foundationName, siteName],
  );
  return <PageHeadContext value={named}>{props.children}</PageHeadContext>;
}
