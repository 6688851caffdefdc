import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ArrowDownIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon, GripIcon } from "../../../ui/icons/list-icons.tsx";
import { titleWithFallback } from "../../screen/item-title.ts";
import type { ManualOrder, TableRow, TableRowsProps } from "../state/table-types.ts";
import { ContentRow } from "./ContentRow.tsx";

type DraggableRowProps<Item extends TableRow> = TableRowsProps<Item> & {
  item: Item;
  /** Index, from 0. */
  place: number;
};

/** A row with a drag handle and buttons that move it by one position. */
export function DraggableRow<Item extends TableRow>(props: DraggableRowProps<Item>) {
  const { item, place, order, titleOf } = props;
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const isFixed = order.blockedBy !== null;
  const sortable = useSortable({
    id: item.id,
    disabled: isFixed,
    attributes: { roleDescription: phrases.draggable },
  });
  const title = titleWithFallback(item, titleOf, language) || phrases.unnamed;
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
      moves={<MoveButtons order={order} place={place} title={title} />}
    />
  );
}

type MoveButtonsProps<Item> = { order: ManualOrder<Item>; place: number; title: string };

/** Buttons that move the row one position up or down. */
function MoveButtons<Item>({ order, place, title }: MoveButtonsProps<Item>) {
  const phrases = usePhrases(listPhrases);
  const ways = [
    { to: place - 1, label: phrases.moveUp(title), Icon: ArrowUpIcon },
    { to: place + 1, label: phrases.moveDown(title), Icon: ArrowDownIcon },
  ];
  return ways.map(({ to, label, Icon }) => (
    <ActionIcon
      key={label}
      variant="subtle"
      color="gray.9"
      aria-label={label}
      disabled={order.blockedBy !== null || to < 0 || to >= order.items.length}
      onClick={() => order.move(place, to)}
    >
      <Icon />
    </ActionIcon>
  ));
}
