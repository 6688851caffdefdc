import { type SiteLayoutQuery, useSiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { useLanguage } from "../../phrases/language.tsx";

/** Says which forms can be sent and which lists have items, so that links lead to something. */
export function useWhatExists() {
  // The layout has already queried it: this reads the cache.
  const { data } = useSiteLayoutQuery({ variables: { language: useLanguage() } });
  return {
    isOpen: (name: SiteLayoutQuery["applicationForms"][number]["form"]) =>
      data?.applicationForms.some(({ form, isOpen }) => form === name && isOpen) ?? false,
    isFilled: (page: SiteLayoutQuery["navigation"]["filled"][number]) =>
      data?.navigation.filled.includes(page) ?? false,
  };
}
