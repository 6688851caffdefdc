import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { inboxChanged } from "./inbox-changed.ts";

/** Reads the inbox again when somebody comes back to this tab: others work on it too. */
export function useReadAgain() {
  const client = useApolloClient();
  useEffect(() => {
    const read = () => document.visibilityState === "visible" && inboxChanged(client);
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [client]);
}
