import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { titleWithFallback } from "../../screen/item-title.ts";
import type { TableRow, TableRowsProps } from "../state/table-types.ts";
import { DraggableRow } from "./DraggableRow.tsx";

/** Rows that are reordered by pointer, by Space and arrow keys, or by the buttons beside them. */
export function DraggableRows<Item extends TableRow>(props: TableRowsProps<Item>) {
  const { order, titleOf } = props;
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = order.items.map(({ id }) => id);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const nameOf = (id: UniqueIdentifier) => {
    const item = order.items[placeOf(id)];
    return (item && titleWithFallback(item, titleOf, language)) || phrases.unnamed;
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
        // A table may contain rows alone, so the announcements go to the body.
        container: document.body,
        screenReaderInstructions: { draggable: phrases.dragHelp },
        announcements: announcementsOf(ids, nameOf, phrases),
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <tbody>
          {order.items.map((item, place) => (
            <DraggableRow key={item.id} {...props} item={item} place={place} />
          ))}
        </tbody>
      </SortableContext>
    </DndContext>
  );
}

/** Screen reader announcements while a row is dragged. */
function announcementsOf(
  ids: readonly string[],
  nameOf: (id: UniqueIdentifier) => string,
  phrases: (typeof listPhrases)["UA"],
): Announcements {
  const at = (id: UniqueIdentifier) => [ids.indexOf(String(id)) + 1, ids.length] as const;
  return {
    onDragStart: ({ active }) => phrases.picked(nameOf(active.id), ...at(active.id)),
    onDragOver: ({ active, over }) =>
      over ? phrases.moved(nameOf(active.id), ...at(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      phrases.dropped(nameOf(active.id), ...at(over?.id ?? active.id)),
    onDragCancel: ({ active }) => phrases.cancelled(nameOf(active.id)),
  };
}
