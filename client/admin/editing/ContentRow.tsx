import { ActionIcon } from "@mantine/core";
import type { CSSProperties, ReactNode, Ref } from "react";
import { editors } from "../../addresses.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/admin-icons.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import styles from "./ContentRow.module.css";
import { Cover } from "./Cover.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { Tick } from "./Tick.tsx";
import type { Row, TableRowsProps } from "./table-types.ts";
import { titleFor } from "./titles.ts";

type ContentRowProps<Item extends Row> = TableRowsProps<Item> & {
  item: Item;
  /** How the row is dragged, and the buttons that move it. */
  handle?: ReactNode;
  moves?: ReactNode;
  row?: { ref: Ref<HTMLTableRowElement>; style: CSSProperties; "data-dragged"?: true | undefined };
};

/** One item of a list: what it is called, what its kind tells of it, and what can be done with it. */
export function ContentRow<Item extends Row>(props: ContentRowProps<Item>) {
  const { item, kind, table, columns, titleOf, onRemove } = props;
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const { selection } = table;
  const isTicked = selection.ids.has(item.id);
  const title = titleFor(item, titleOf, language) || phrases.unnamed;
  const address = editors.edit(kind, item.id);
  return (
    <tr className={styles.row} {...props.row} data-ticked={isTicked || undefined}>
      <td className={styles.tick}>
        <Tick
          label={phrases.select(title)}
          isTicked={isTicked}
          onToggle={() => selection.toggle(item.id)}
        />
      </td>
      {props.handle && <td className={styles.handle}>{props.handle}</td>}
      <td className={styles.cover}>
        <Cover image={props.coverOf(item)} />
      </td>
      <th scope="row" className={styles.name}>
        <RowTitle to={address} ua={titleOf(item, "UA")} eng={titleOf(item, "ENG")} />
      </th>
      {columns.map(({ title: heading, show, isPlain }) => (
        <td key={heading} className={styles.fact} data-heading={isPlain ? undefined : heading}>
          {show(item)}
        </td>
      ))}
      <td className={styles.actions}>
        <div>
          {props.moves}
          <RowActions address={address} title={title} onRemove={() => onRemove(item)} />
        </div>
      </td>
    </tr>
  );
}

type RowActionsProps = { address: string; title: string; onRemove(): void };

function RowActions({ address, title, onRemove }: RowActionsProps) {
  const phrases = usePhrases(listPhrases);
  return (
    <>
      <ActionIcon
        component={InnerLink}
        to={address}
        variant="subtle"
        color="gray.9"
        aria-label={phrases.edit(title)}
      >
        <PencilIcon />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray.9"
        aria-label={phrases.remove(title)}
        onClick={onRemove}
      >
        <TrashIcon />
      </ActionIcon>
    </>
  );
}
