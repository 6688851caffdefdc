import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { ImageGridDocument } from "../../../graphql/generated/ImageGrid.ts";
import { useStableCallback } from "../../../ui/useStableCallback.ts";

const pageSize = 48;

/** Images without a description in one of the languages come first. */
const filters = ["WITHOUT_TEXT", "DESCRIBED"] as const;

/**
 * Ids of all images of the library, page by page, undescribed ones first, then newest first. An
 * image keeps its place while it is being described.
 */
export function useImagesToDescribe() {
  const client = useApolloClient();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed" | "complete">("loading");
  const next = useRef<{ filter: number; after: string | null }>({ filter: 0, after: null });

  const load = async () => {
    const { filter, after } = next.current;
    const { data } = await client.query({
      query: ImageGridDocument,
      variables: { first: pageSize, search: null, filter: filters[filter] ?? null, after },
      fetchPolicy: "network-only",
    });
    if (!data) throw new Error("The query has no answer.");
    const { items, endCursor, hasNextPage } = data.images;
    next.current = hasNextPage ? { filter, after: endCursor } : { filter: filter + 1, after: null };
    setIds((known) => [...new Set([...(known ?? []), ...items.map(({ id }) => id)])]);
    return { count: items.length, isComplete: next.current.filter >= filters.length };
  };
  const more = useStableCallback(async () => {
    setState("loading");
    try {
      let page = await load();
      // All are described, or none.
      while (page.count === 0 && !page.isComplete) page = await load();
      setState(page.isComplete ? "complete" : "ready");
    } catch {
      setState("failed");
    }
  });
  useEffect(() => void more(), [more]);
  return { ids, state, more };
}
