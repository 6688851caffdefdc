import { ActionIcon } from "@mantine/core";
import type { CSSProperties, ReactNode, Ref } from "react";
import { editorPaths } from "../../../paths.ts";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { PencilIcon } from "../../../ui/icons/icons.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import { titleWithFallback } from "../../screen/item-title.ts";
import type { TableRow, TableRowsProps } from "../state/table-types.ts";
import styles from "./ContentRow.module.css";
import { RowCheckbox } from "./RowCheckbox.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type ContentRowProps<Item extends TableRow> = TableRowsProps<Item> & {
  item: Item;
  /** The drag handle and the buttons that move the row. */
  handle?: ReactNode;
  moves?: ReactNode;
  row?: { ref: Ref<HTMLTableRowElement>; style: CSSProperties; "data-dragged"?: true | undefined };
};

/** One item of a list: its title, its kind's columns, and its actions. */
export function ContentRow<Item extends TableRow>(props: ContentRowProps<Item>) {
  const { item, kind, table, columns, titleOf, onRemove } = props;
  const phrases = usePhrases(listPhrases);
  const drafts = usePhrases(itemDraftPhrases);
  const language = useLanguage();
  const { selection } = table;
  const isPermanent = props.isPermanent?.(item) === true;
  const isTicked = selection.ids.has(item.id);
  const title = titleWithFallback(item, titleOf, language) || phrases.unnamed;
  const address = editorPaths.edit(kind, item.id);
  return (
    <tr className={styles.row} {...props.row} data-ticked={isTicked || undefined}>
      <td className={styles.tick}>
        {!isPermanent && (
          <RowCheckbox
            aria-label={phrases.select(title)}
            checked={isTicked}
            onChange={() => selection.toggle(item.id)}
          />
        )}
      </td>
      {props.handle && <td className={styles.handle}>{props.handle}</td>}
      <td className={styles.cover}>
        <Thumbnail image={props.thumbnailOf(item)} />
      </td>
      <th scope="row" className={styles.name}>
        <RowTitle to={address} ua={titleOf(item, "UA")} eng={titleOf(item, "ENG")} />
        {item.draft && <StatusBadge state="partial">{drafts.badge}</StatusBadge>}
      </th>
      {columns.map(({ title: heading, render, hidesTitleOnCards }) => (
        <td
          key={heading}
          className={styles.fact}
          data-heading={hidesTitleOnCards ? undefined : heading}
        >
          {render(item)}
        </td>
      ))}
      <td className={styles.actions}>
        <div>
          {props.moves}
          <RowActions
            address={address}
            title={title}
            onRemove={isPermanent ? null : () => onRemove(item)}
          />
        </div>
      </td>
    </tr>
  );
}

type RowActionsProps = { address: string; title: string; onRemove: (() => void) | null };

function RowActions({ address, title, onRemove }: RowActionsProps) {
  const phrases = usePhrases(listPhrases);
  return (
    <>
      <ActionIcon
        component={InternalLink}
        to={address}
        variant="subtle"
        color="gray.9"
        aria-label={phrases.edit(title)}
      >
        <PencilIcon />
      </ActionIcon>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray.9"
          aria-label={phrases.remove(title)}
          onClick={onRemove}
        >
          <TrashIcon />
        </ActionIcon>
      )}
    </>
  );
}
