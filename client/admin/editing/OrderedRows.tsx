import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { OrderedRow } from "./OrderedRow.tsx";
import type { Row, TableRowsProps } from "./table-types.ts";
import { titleFor } from "./titles.ts";

/** Rows that are put in order by pointer, by Space and arrows, or by the buttons beside them. */
export function OrderedRows<Item extends Row>(props: TableRowsProps<Item>) {
  const { order, titleOf } = props;
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = order.items.map(({ id }) => id);
  const count = ids.length;
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const nameOf = (id: string | number) => {
    const item = order.items[placeOf(id)];
    return (item && titleFor(item, titleOf, language)) || phrases.unnamed;
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) order.move(placeOf(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        // A table may hold rows alone.
        container: document.body,
        screenReaderInstructions: { draggable: phrases.dragHelp },
        announcements: {
          onDragStart: ({ active }) =>
            phrases.picked(nameOf(active.id), placeOf(active.id) + 1, count),
          onDragOver: ({ active, over }) =>
            over ? phrases.moved(nameOf(active.id), placeOf(over.id) + 1, count) : undefined,
          onDragEnd: ({ active, over }) =>
            phrases.dropped(nameOf(active.id), placeOf(over?.id ?? active.id) + 1, count),
          onDragCancel: ({ active }) => phrases.cancelled(nameOf(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <tbody>
          {order.items.map((item, place) => (
            <OrderedRow key={item.id} {...props} item={item} place={place} />
          ))}
        </tbody>
      </SortableContext>
    </DndContext>
  );
}
