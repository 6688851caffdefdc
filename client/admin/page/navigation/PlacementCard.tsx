import { Switch } from "@mantine/core";
import {
  type PagePlacementFragment,
  usePlacementCardQuery,
  usePlacePageMutation,
} from "../../../graphql/generated/PlacementCard.ts";
import { editorPaths } from "../../../paths.ts";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import cards from "../../screen/AsideCard.module.css";
import { AsideCard } from "../../screen/AsideCard.tsx";
import { sitePagePath } from "./navigation-form.ts";

type PlacedPage = { id: string; address: string };

const menus = { header: "HEADER", footer: "FOOTER" } as const;

/**
 * Puts a page into the menu and the footer, and removes it from there, at once: both belong to all
 * pages. Null for a page that is not saved yet.
 */
export function PlacementCard({ page }: { page: PlacedPage | null }) {
  const { placement: phrases } = usePhrases(navigationPhrases);
  const { data } = usePlacementCardQuery();
  const [place, { loading }] = usePlacePageMutation();
  const settings = data?.navigationSettings;
  const setShown = async (menu: keyof typeof menus, isShown: boolean) => {
    if (!page) return;
    await place({ variables: { pageId: page.id, menu: menus[menu], isShown } });
  };
  return (
    <AsideCard title={phrases.title}>
      {(["header", "footer"] as const).map((menu) => (
        <Switch
          key={menu}
          label={phrases[menu]}
          labelPosition="left"
          styles={{ body: { justifyContent: "space-between" } }}
          disabled={!page || !settings || loading}
          checked={Boolean(page && settings && isIn(settings[menu], page))}
          onChange={(event) => void setShown(menu, event.currentTarget.checked)}
        />
      ))}
      <p className={cards.hint}>{page ? phrases.hint : phrases.unsaved}</p>
      <InternalLink to={editorPaths.navigation()} className={cards.link}>
        {phrases.arrange}
      </InternalLink>
    </AsideCard>
  );
}

const isIn = (entries: PagePlacementFragment["header"], { id, address }: PlacedPage): boolean =>
  entries.some(
    ({ pageId, sitePage, isHidden }) =>
      !isHidden && (pageId === id || (sitePage && sitePagePath(sitePage) === `/${address}`)),
  );
