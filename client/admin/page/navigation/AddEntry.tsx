import { Button, Group, Select } from "@mantine/core";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { newId } from "../../screen/new-id.ts";
import { entryOf, sitePageLabel, sitePagePath, sitePages } from "./navigation-form.ts";
import type { Menu } from "./useMenu.ts";

/** Adds a page of the site, a page of blocks, or an address of another site. */
export function AddEntry({ menu }: { menu: Menu }) {
  const phrases = usePhrases(navigationPhrases);
  const language = useLanguage();
  const { entries, pages } = menu;
  const offeredSitePages = sitePages.filter(
    (page) =>
      // The menu has a link of its own to it, below the others.
      !(menu.menu === "header" && page === "NEED_HELP") &&
      entries.every(({ sitePage }) => sitePage !== page),
  );
  // A fixed page of the site is one of the site's pages already.
  const sitePaths = sitePages.map(sitePagePath);
  const offeredPages = [...pages.values()].filter(
    ({ id, address }) =>
      !sitePaths.includes(`/${address}`) && entries.every(({ pageId }) => pageId !== id),
  );
  const siteGroup = {
    group: phrases.sitePages,
    items: offeredSitePages.map((page) => ({ value: page, label: sitePageLabel(page, language) })),
  };
  const pageGroup = {
    group: phrases.pages,
    items: offeredPages.map(({ id, address, translations }) => {
      const own = translations.find((row) => row.language === language) ?? translations[0];
      return { value: id, label: own?.title || `/${address}` };
    }),
  };
  const addPage = (value: string | null) => {
    const sitePage = offeredSitePages.find((page) => page === value);
    if (sitePage) menu.add(entryOf({ id: sitePage.toLowerCase(), sitePage }));
    else if (value) menu.add(entryOf({ id: value, pageId: value }));
  };
  return (
    <Group gap="0.75rem" align="end">
      <Select
        flex="1 1 14rem"
        label={phrases.addPage}
        placeholder={phrases.choosePage}
        data={[siteGroup, pageGroup].filter(({ items }) => items.length > 0)}
        value={null}
        searchable
        nothingFoundMessage={phrases.noPage}
        comboboxProps={{ shadow: "md" }}
        onChange={addPage}
      />
      <Button
        variant="default"
        leftSection={<PlusIcon size={18} />}
        onClick={() => menu.add(entryOf({ id: newId(), url: "" }))}
      >
        {phrases.addUrl}
      </Button>
    </Group>
  );
}
