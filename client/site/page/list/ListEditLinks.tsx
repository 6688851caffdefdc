import type { ComponentProps } from "react";
import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import { editorPaths } from "../../../paths.ts";
import { EditActionLinks, ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";

type ListEditLinksProps = ComponentProps<typeof EditActionLinks> & { page: ListPageFragment };

/** For editors: to the texts of a page that shows a list, and to what is added to the list. */
export function ListEditLinks({ page: { id, translation }, ...actions }: ListEditLinksProps) {
  return (
    <>
      <ItemEditLinks
        to={editorPaths.edit("PAGE", id)}
        title={translation.title}
        publishedAt={translation.publishedAt}
        place="line"
      />
      <EditActionLinks {...actions} />
    </>
  );
}
