import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  CloseEditorDocument,
  ReportOpenEditorDocument,
  type ReportOpenEditorMutation,
} from "../../../graphql/generated/Colleagues.ts";
import { currentSession } from "../../../graphql/session.ts";
import { newId } from "../../screen/new-id.ts";
import type { EditedKind } from "../state/editor-config.ts";

export type Colleague = ReportOpenEditorMutation["colleagues"][number];

const reportIntervalMs = 20_000;

/**
 * Without a key or a touch for so long, the tab reports no more: a screen that somebody left behind
 * must not keep their session alive.
 */
const idleMs = 15 * 60_000;

/** Reports that this tab has an item open, and returns who else has. */
export function useColleagues(kind: EditedKind, id: string | null, isOpen: boolean) {
  const client = useApolloClient();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    const stop = reportWhileOpen(client, { kind, id }, setColleagues);
    return () => {
      stop();
      setColleagues([]);
    };
  }, [client, kind, id, isOpen]);
  return colleagues;
}

/** Reports while the tab is visible and in use. What fails is not shown; the next report tries again. */
function reportWhileOpen(
  client: ApolloClient,
  item: { kind: EditedKind; id: string | null },
  onColleagues: (colleagues: readonly Colleague[]) => void,
): () => void {
  const editorId = newId();
  const listening = new AbortController();
  const { signal } = listening;
  // Of a session that has ended; the editor is told so by the next save, not by a report.
  let refusedToken: string | undefined;

  const report = async () => {
    const token = currentSession()?.token;
    if (!token || token === refusedToken || isIdle()) return;
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    const variables = { editorId, ...item };
    try {
      const mutation = ReportOpenEditorDocument;
      const { data } = await client.mutate({ mutation, variables, ...inBackground });
      if (!signal.aborted) onColleagues(data?.colleagues ?? []);
    } catch (error) {
      if (toApiError(error).code === "UNAUTHENTICATED") refusedToken = token;
    }
  };
  const close = () => {
    if (!currentSession()) return;
    const closing = { mutation: CloseEditorDocument, variables: { editorId }, ...inBackground };
    void client.mutate(closing).catch(() => undefined);
  };

  const isIdle = watchUse(signal, () => void report());
  void report();
  const timer = setInterval(() => void report(), reportIntervalMs);
  document.addEventListener("visibilitychange", () => void report(), { signal });
  window.addEventListener("pageshow", () => void report(), { signal });
  window.addEventListener("pagehide", close, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
    close();
  };
}

/** Returns whether nobody uses the tab; calls `onReturn` when somebody does again. */
function watchUse(signal: AbortSignal, onReturn: () => void): () => boolean {
  let lastUsed = Date.now();
  const isIdle = () => Date.now() - lastUsed > idleMs;
  const noteUse = () => {
    const wasIdle = isIdle();
    lastUsed = Date.now();
    if (wasIdle) onReturn();
  };
  for (const type of ["keydown", "pointerdown"] as const) {
    window.addEventListener(type, noteUse, { signal, capture: true, passive: true });
  }
  return isIdle;
}

/** `keepalive`: sent to the end even while the page closes; `sendBeacon` could not carry the token. */
const inBackground = {
  fetchPolicy: "no-cache",
  context: { isBackground: true, fetchOptions: { keepalive: true } },
} as const;
