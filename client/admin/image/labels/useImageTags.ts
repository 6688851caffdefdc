import { useImageTagsQuery } from "../../../graphql/generated/ImageLabels.ts";

/** The tags that editors have used, the most frequent first; empty until they are loaded. */
export function useImageTags(): readonly string[] {
  const { data } = useImageTagsQuery();
  return data?.imageTags.map(({ tag }) => tag) ?? [];
}
