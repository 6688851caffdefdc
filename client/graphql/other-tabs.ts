/** The browser's other tabs learn the names of the queries that a write has made stale. */
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("stale");

export const tellOtherTabs = (stale: readonly string[]) => otherTabs?.postMessage(stale);

/** Calls the listener with what another tab has made stale. Call once, at startup. */
export function listenToOtherTabs(listener: (stale: readonly string[]) => void) {
  otherTabs?.addEventListener("message", ({ data }) => listener(data));
}
