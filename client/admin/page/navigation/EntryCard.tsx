import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { useIsHidden } from "../../../ui/hidden-paths.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { GripIcon } from "../../../ui/icons/list-icons.tsx";
import { cardId } from "../../editor/list/focus.ts";
import styles from "../../editor/list/ListCard.module.css";
import { StepButtons } from "../../editor/list/StepButtons.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import own from "./EntryCard.module.css";
import { EntryFields } from "./EntryFields.tsx";
import { type Entry, sitePagePath } from "./navigation-form.ts";
import type { Menu } from "./useMenu.ts";

type EntryCardProps = { menu: Menu; entry: Entry; index: number };

/** One link: its text, its order, and its fields while it is open. */
export function EntryCard({ menu, entry, index }: EntryCardProps) {
  const ordering = usePhrases(orderingPhrases);
  const sortable = useSortable({
    id: entry.id,
    attributes: { roleDescription: ordering.draggable },
  });
  const id = cardId(menu.cardKey(entry.id));
  const isOpen = menu.opened === entry.id || menu.errorAt(`${menu.menu}.${index}`) !== null;
  return (
    <li
      ref={sortable.setNodeRef}
      id={id}
      className={styles.card}
      data-held={sortable.isDragging || undefined}
      data-hidden={entry.isHidden || undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <div className={`${styles.head} ${own.head}`}>
        <button
          ref={sortable.setActivatorNodeRef}
          type="button"
          className={styles.handle}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={ordering.handle(ordering.link, index + 1)}
        >
          <GripIcon size={20} />
        </button>
        <h3 className={styles.title}>
          <button
            type="button"
            id={`${id}-toggle`}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={() => menu.toggle(entry.id)}
          >
            <ChevronIcon size={18} />
            <span className={styles.name}>
              <span>{menu.nameOf(entry)}</span>
              <EntryBadge menu={menu} entry={entry} />
            </span>
            <span className={styles.excerpt}>{addressOf(menu, entry)}</span>
          </button>
        </h3>
        <EntryActions menu={menu} entry={entry} index={index} />
      </div>
      {isOpen && (
        <div id={`${id}-fields`} className={styles.fields}>
          <EntryFields menu={menu} entry={entry} index={index} />
        </div>
      )}
    </li>
  );
}

function addressOf({ pages }: Menu, { sitePage, pageId, url }: Entry): string {
  if (sitePage) return sitePagePath(sitePage);
  const page = pages.get(pageId ?? "");
  return page ? `/${page.address}` : (url ?? "");
}

/** Why visitors do not see the link; nothing where they do. */
function EntryBadge({ menu, entry }: Pick<EntryCardProps, "menu" | "entry">) {
  const phrases = usePhrases(navigationPhrases);
  const isHiddenPath = useIsHidden();
  if (entry.isHidden) return <StatusBadge state="partial">{phrases.hidden}</StatusBadge>;
  if (entry.sitePage && isHiddenPath(sitePagePath(entry.sitePage))) {
    return <StatusBadge state="partial">{phrases.draft}</StatusBadge>;
  }
  if (!entry.pageId) return null;
  const page = menu.pages.get(entry.pageId);
  if (!page) return <StatusBadge state="missing">{phrases.deleted}</StatusBadge>;
  const isPublic = page.translations.some(
    ({ publishedAt }) => publishedAt && new Date(publishedAt) <= serverNow(),
  );
  return isPublic ? null : <StatusBadge state="partial">{phrases.draft}</StatusBadge>;
}

function EntryActions({ menu, entry, index }: EntryCardProps) {
  const phrases = usePhrases(navigationPhrases);
  const ordering = usePhrases(orderingPhrases);
  const name = menu.nameOf(entry);
  return (
    <div className={styles.ways}>
      <StepButtons
        labels={{ up: ordering.up(name), down: ordering.down(name) }}
        isFirst={index === 0}
        isLast={index === menu.entries.length - 1}
        attribute="data-card-step"
        onStep={(step) => menu.step(entry, step)}
      />
      <ActionIcon
        variant="default"
        aria-label={phrases.remove(name)}
        onClick={() => menu.remove(entry)}
      >
        <TrashIcon size={18} />
      </ActionIcon>
    </div>
  );
}
