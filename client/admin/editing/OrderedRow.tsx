import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ArrowDownIcon } from "../../ui/icons.tsx";
import { ContentRow } from "./ContentRow.tsx";
import { ArrowUpIcon, GripIcon } from "./table-icons.tsx";
import type { Row, TableRowsProps } from "./table-types.ts";
import { titleFor } from "./titles.ts";

type OrderedRowProps<Item extends Row> = TableRowsProps<Item> & {
  item: Item;
  /** From 0. */
  place: number;
};

/** A row with a handle to drag it by and buttons that move it one place. */
export function OrderedRow<Item extends Row>(props: OrderedRowProps<Item>) {
  const { item, place, order, titleOf } = props;
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const isFixed = order.obstacle !== null;
  const sortable = useSortable({
    id: item.id,
    disabled: isFixed,
    attributes: { roleDescription: phrases.draggable },
  });
  const title = titleFor(item, titleOf, language) || phrases.unnamed;
  const move = (to: number, label: string, Icon: typeof ArrowUpIcon) => (
    <ActionIcon
      variant="subtle"
      color="gray.9"
      aria-label={label}
      disabled={isFixed || to < 0 || to >= order.items.length}
      onClick={() => order.move(place, to)}
    >
      <Icon />
    </ActionIcon>
  );
  return (
    <ContentRow
      {...props}
      row={{
        ref: sortable.setNodeRef,
        style: {
          transform: CSS.Translate.toString(sortable.transform),
          transition: sortable.transition,
        },
        "data-dragged": sortable.isDragging || undefined,
      }}
      handle={
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          variant="subtle"
          color="gray.9"
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={phrases.drag(title)}
          disabled={isFixed}
        >
          <GripIcon />
        </ActionIcon>
      }
      moves={
        <>
          {move(place - 1, phrases.moveUp(title), ArrowUpIcon)}
          {move(place + 1, phrases.moveDown(title), ArrowDownIcon)}
        </>
      }
    />
  );
}
