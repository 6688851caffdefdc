import type { NewsItemFragment, NewsPictureFragment } from "../../graphql/generated/NewsItem.ts";

/** A news item: an important gallery with as many of its first pictures as the list shows. */
export type NewsStory = NewsItemFragment & { images: NewsPictureFragment[] };
