import { Suspense, use, useLayoutEffect, useState } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { type Posted, PostedContext } from "../graphql/posted.ts";
import { FailureFrame } from "./FailureFrame.tsx";
import { SiteLayout } from "./layout/SiteLayout.tsx";
import { adminDoor } from "./layouts.ts";
import { PageArrival } from "./PageArrival.tsx";
import { PageContent } from "./PageContent.tsx";
import type { LayoutProps } from "./page.ts";
import type { Instead } from "./page-state.ts";
import { pageAt, pageNamed } from "./pages.ts";
import { openPart } from "./parts.ts";
import { notePlaces } from "./scroll-places.ts";

type RouteFrameProps = {
  /** What the server drew in place of the addressed page. */
  instead: Instead | null;
  /** The form that the server refused with this page. Both hold until the reader's first step. */
  posted: Posted | null;
};

/**
 * Draws the page of the address in its layout and owns its waiting and failing. The page before
 * stays until the next one has its script and its data.
 */
export function RouteFrame({ instead, posted }: RouteFrameProps) {
  const { key, pathname } = useLocation();
  const isFirst = useIsFirst(key);
  useLayoutEffect(() => notePlaces(key), [key]);
  const other = isFirst ? instead : null;
  const page = other ? pageNamed(other.path) : pageAt(pathname);
  const Layout = other?.isBare ? MainAlone : layouts[page.layout];
  return (
    <FailureFrame address={key}>
      <Suspense>
        <Layout page={page}>
          <FailureFrame address={key} isInMain={page.layout === "site"}>
            <Suspense>
              <PostedContext value={isFirst ? posted : null}>
                <Routes>
                  <Route
                    path={other ? "*" : page.path}
                    caseSensitive
                    element={<PageContent key={pathname} page={page} />}
                  />
                </Routes>
              </PostedContext>
              {!isFirst && <PageArrival key={key} />}
            </Suspense>
          </FailureFrame>
        </Layout>
      </Suspense>
    </FailureFrame>
  );
}

const layouts = { site: SiteLayout, admin: AdminLayout, bare: Nothing };

function Nothing({ children }: LayoutProps) {
  return children;
}

function MainAlone({ children }: LayoutProps) {
  return <main>{children}</main>;
}

function AdminLayout(props: LayoutProps) {
  const Door = use(openPart(adminDoor));
  return <Door {...props} />;
}

/** Whether the reader still is where the document was opened, without a step since. */
function useIsFirst(key: string): boolean {
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
