import "./ui/styles/base.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { setEntryScript } from "./app/offline/offline-notices.ts";
import { preloadFirst, preloadOnIntent, preloadPage } from "./app/page-scripts.ts";
import { type PageState, pageStateId } from "./app/page-state.ts";
import { pageAt, pageNamed } from "./app/pages.ts";
import { preloadParts } from "./graphql/lazy-modules.tsx";
import { refetchWithOtherTabs, restoreResults } from "./graphql/page-queries.ts";
import {
  checkSession,
  currentSession,
  listenForSession,
  syncSessionWithOtherTabs,
} from "./graphql/session.ts";
import { leaveAdminMode, restoreAdminMode } from "./ui/admin-mode/admin-mode.ts";

/** Hydrates the page that the server rendered, with the data that the server loaded for it. */
async function hydrate() {
  const state: PageState = JSON.parse(document.getElementById(pageStateId)?.textContent ?? "null");
  const root = document.getElementById("root");
  if (!state || !root) throw new Error("The document was not rendered by the server.");

  setEntryScript(import.meta.url);
  const session = checkSession();
  if (session && session.userType !== "caseWorker") restoreAdminMode();
  syncSessionWithOtherTabs();
  listenForSession(() => {
    if (!currentSession()) leaveAdminMode();
  });
  restoreResults(state.results);
  refetchWithOtherTabs();
  const shown = state.instead ? pageNamed(state.instead.path) : pageAt(window.location.pathname);
  // An editor's page needs its other modules too; an error is reported when the page is really
  // opened.
  if (currentSession()) preloadPage(shown).catch(() => undefined);
  // Without these scripts the first render would differ from the server's markup.
  await Promise.all([preloadFirst(shown), state.isMissing && preloadFirst(pageNamed("*"))]);
  await preloadParts(state.parts);
  preloadOnIntent();
  // Hydrates in small steps between which the page stays responsive: a slow phone needs a second
  // for it.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App publicUrl={state.publicUrl} instead={state.instead} posted={state.posted} />
      </BrowserRouter>,
    );
  });
}

void hydrate();
