import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";

/** The texts that editors write of a page that shows a list. */
export function useListPage({ id, version, translation }: ListPageFragment) {
  const { title, lead, metaTitle, metaDescription, blocks } = translation;
  const foreign = useForeignLanguage();
  return {
    title: addNonBreakingSpaces(title),
    lead: addNonBreakingSpaces(lead),
    /** Language of all of them, when it is not the page's. */
    lang: foreign(translation),
    head: {
      title: metaTitle || title,
      description: metaDescription || lead,
      card: { section: "pages", id, version },
    },
    /** What editors wrote of a part of the page. */
    partOf(part: Part["part"]): Pick<Part, "heading" | "text"> {
      const found = blocks.find(
        ({ content }) => content.__typename === "SitePartBlock" && content.part === part,
      );
      return found?.content.__typename === "SitePartBlock" ? found.content : blank;
    },
  };
}

type Part = Extract<
  ListPageFragment["translation"]["blocks"][number]["content"],
  { __typename: "SitePartBlock" }
>;

const blank = { heading: "", text: "" };
