import { Button } from "@mantine/core";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { isSameValue } from "../../bilingual-form.ts";
import styles from "../../editor/list/ListCards.module.css";
import { SortableList } from "../../image/set/SortableList.tsx";
import { AddEntry } from "./AddEntry.tsx";
import { EntryCard } from "./EntryCard.tsx";
import own from "./MenuCard.module.css";
import { defaultEntries, type MenuName, mostEntries } from "./navigation-form.ts";
import { type NavigationEditing, type PagesById, useMenu } from "./useMenu.ts";

/** The links of the header, of its menu or of the footer in their order: add, name, move, hide, remove them. */
export function MenuCard(props: { editor: NavigationEditing; name: MenuName; pages: PagesById }) {
  const { editor, name, pages } = props;
  const phrases = usePhrases(navigationPhrases);
  const menu = useMenu(editor, name, pages);
  const { title, about } = phrases.menus[name];
  const isDefault = isSameValue(menu.entries, defaultEntries(editor.item, name));
  const headingId = `${name}-heading`;
  return (
    <section className={styles.blocks} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={own.about}>
          <h2 id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.about}>{about}</p>
        </div>
        {!isDefault && (
          <Button variant="subtle" onClick={menu.reset}>
            {phrases.reset}
          </Button>
        )}
      </div>
      <SortableList
        ids={menu.entries.map(({ id }) => id)}
        thing="link"
        layout="list"
        onMove={menu.move}
        renderDragged={(id) => {
          const entry = menu.entries.find((each) => each.id === id);
          return <div className={styles.held}>{entry && menu.nameOf(entry)}</div>;
        }}
      >
        <ol className={styles.list}>
          {menu.entries.map((entry, index) => (
            <EntryCard key={entry.id} menu={menu} entry={entry} index={index} />
          ))}
        </ol>
      </SortableList>
      {menu.entries.length < mostEntries[name] && <AddEntry menu={menu} />}
      <span role="status">
        <VisuallyHidden>{menu.said}</VisuallyHidden>
      </span>
    </section>
  );
}
