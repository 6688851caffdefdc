import { type SiteLayoutQuery, useSiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";

type FormName = SiteLayoutQuery["applicationForms"][number]["form"];

/** The pages that a removed form takes with it; the page of GENERAL stays, as it has the contacts. */
const formPages: readonly { form: FormName; path: string }[] = [
  { form: "HUMANITARIAN", path: paths.humanitarianHelp() },
  { form: "PSYCHOLOGICAL", path: paths.psychologicalHelp() },
  { form: "VOLUNTEER", path: paths.volunteer() },
  { form: "PSYCHOLOGIST", path: paths.psychologist() },
  { form: "PARTNER", path: paths.partner() },
];

/** Says which forms administrators have removed, and which addresses led to one of them. */
export function useRemovedForms() {
  // The layout has already queried it: this reads the cache.
  const { data } = useSiteLayoutQuery({ variables: { language: useLanguage() } });
  const isRemoved = (name: FormName) =>
    data?.applicationForms.every(({ form }) => form !== name) ?? false;
  const isRemovedPage = (address: string) =>
    formPages.some(({ form, path }) => path === address.replace(/[?#].*/s, "") && isRemoved(form));
  return { isRemoved, isRemovedPage };
}
