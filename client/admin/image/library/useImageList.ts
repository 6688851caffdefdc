import { useState } from "react";
import {
  type ImageGridQueryVariables,
  useImageGridQuery,
} from "../../../graphql/generated/ImageGrid.ts";

/** Images per page. */
const pageSize = 48;

export type ImageQuery = Pick<ImageGridQueryVariables, "search" | "filter" | "tag">;

/**
 * The library's images, newest first, page by page; while another query loads, the previous result
 * stays.
 */
export function useImageList({ search, filter, tag }: ImageQuery) {
  const variables = {
    first: pageSize,
    search: search || null,
    filter: filter ?? null,
    tag: tag || null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useImageGridQuery({
    variables,
  });
  const [isGrowing, setIsGrowing] = useState(false);
  const { images } = data ?? previousData ?? {};
  return {
    images: images?.items ?? null,
    total: images?.total ?? null,
    hasMore: images?.hasNextPage ?? false,
    isLoading: loading || isGrowing,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
    async more() {
      if (isGrowing || !data) return;
      setIsGrowing(true);
      // After an error the button remains, so that the user can retry.
      await fetchMore({ variables: { after: data.images.endCursor } }).catch(() => undefined);
      setIsGrowing(false);
    },
  };
}
