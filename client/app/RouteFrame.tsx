import { Fragment, Suspense, use, useLayoutEffect, useState } from "react";
import { type Location, Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { type FormPost, FormPostContext } from "../graphql/form-post.ts";
import { loadModule } from "../graphql/lazy-modules.tsx";
import { useDrafts } from "../ui/admin-mode/admin-mode.ts";
import { useIsHidden } from "../ui/hidden-paths.ts";
import { PageNotFound } from "../ui/page/page-outcomes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { NavigationState } from "./language-choice.ts";
import { SiteLayout } from "./layout/SiteLayout.tsx";
import { adminGuard } from "./layouts.ts";
import { NavigationEffects } from "./NavigationEffects.tsx";
import type { LayoutProps, Page } from "./page.ts";
import type { ReplacementPage } from "./page-state.ts";
import { pageAt, pageNamed } from "./pages.ts";
import { trackScrollPosition } from "./scroll-positions.ts";

/**
 * A page of the route table. It suspends until its script has loaded, and not at all if it is
 * loaded.
 */
export function PageContent({ page }: { page: Page }) {
  const Content = use(loadModule<object>(page));
  return <Content />;
}

/** The page, unless editors have hidden what is at its path; they may see it with drafts. */
function ShownContent({ page }: { page: Page }) {
  const isHidden = useIsHidden();
  const drafts = useDrafts();
  const { pathname } = useLocation();
  return isHidden(pathname) && !drafts ? <PageNotFound /> : <PageContent page={page} />;
}

type RouteFrameProps = {
  /** The page that the server rendered in place of the addressed one. */
  instead: ReplacementPage | null;
  /** The form that the server rejected with this page. Both apply until the first navigation. */
  posted: FormPost | null;
};

/**
 * Renders the page of the current path in its layout and handles its loading and error states. The
 * previous page stays until the next one has its script and its data.
 */
export function RouteFrame({ instead, posted }: RouteFrameProps) {
  const location = useLocation();
  const { key, pathname } = location;
  const screenKey = useScreenKey(location);
  const isFirst = useIsInitialLocation(key);
  useLayoutEffect(() => trackScrollPosition(key), [key]);
  const other = isFirst ? instead : null;
  const page = other ? pageNamed(other.path) : pageAt(pathname);
  const Layout = other?.isBare ? MainOnlyLayout : layouts[page.layout];
  // The frame of the admin area shows in its own way what it waits for.
  const Waiting = page.layout === "admin" ? Fragment : Suspense;
  return (
    <ErrorBoundary address={key}>
      <Suspense>
        <Layout page={page}>
          <ErrorBoundary address={key} isInMain={page.layout === "site"}>
            <Waiting>
              <FormPostContext value={isFirst ? posted : null}>
                <Routes>
                  <Route
                    path={other ? "*" : page.path}
                    caseSensitive
                    element={<ShownContent key={screenKey} page={page} />}
                  />
                </Routes>
              </FormPostContext>
              {!isFirst && <NavigationEffects key={key} />}
            </Waiting>
          </ErrorBoundary>
        </Layout>
      </Suspense>
    </ErrorBoundary>
  );
}

const layouts = { site: SiteLayout, admin: AdminLayout };

function MainOnlyLayout({ children }: LayoutProps) {
  return <main>{children}</main>;
}

function AdminLayout(props: LayoutProps) {
  const Guard = use(loadModule(adminGuard));
  return <Guard {...props} />;
}

/**
 * Changes with the path, so that every page begins anew. A path that is replaced in place, as when a
 * new item is saved for the first time, keeps its screen with the focus, the undo steps and what is
 * being typed.
 */
function useScreenKey({ key, pathname, state }: Location<NavigationState | null>): string {
  const step = useNavigationType();
  const [screen, setScreen] = useState({ key, pathname });
  if (screen.pathname === pathname) return screen.key;
  const isKept = step === "REPLACE" && state?.keepsPlace === true;
  const next = { key: isKept ? screen.key : key, pathname };
  setScreen(next);
  return next.key;
}

/** Whether no navigation has happened since the document was opened. */
function useIsInitialLocation(key: string): boolean {
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
