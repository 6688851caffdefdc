import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId, useMemo, useState } from "react";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SortableHint } from "./SortableHint.tsx";
import { sortableKeyboardCoordinates } from "./sortable-keyboard.ts";

type SortableListProps = {
  ids: readonly string[];
  /** What is reordered, for the announcements. */
  thing: "image" | "document" | "block" | "link";
  /** In rows and columns, or one below the other. */
  layout: "grid" | "list";
  /** Moves one item to the position of another. */
  onMove: (id: string, over: string) => void;
  /** Renders the item that follows the pointer. */
  renderDragged: (id: string) => ReactNode;
  children: ReactNode;
};

const strategies = { grid: rectSortingStrategy, list: verticalListSortingStrategy };

// A minimum distance, so that a click stays a click; a delay, so that a finger can scroll.
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 180, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" } as const;

/**
 * Makes its children sortable by pointer, touch and keyboard, with announcements. It does not
 * re-render while something is dragged, and its context values stay the same: otherwise every tile
 * would re-render.
 */
export function SortableList({
  ids,
  thing,
  layout,
  onMove,
  renderDragged,
  children,
}: SortableListProps) {
  const phrases = usePhrases(orderingPhrases);
  const [held, setHeld] = useState<string | null>(null);
  const items = useMemo(() => [...ids], [ids]);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const announcements = useAnnouncements(items, phrases[thing]);

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: phrases.instructions },
      }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over }: DragEndEvent) => {
        setHeld(null);
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {ids.length > 1 && <SortableHint layout={layout} text={announcements} />}
      <SortableContext items={items} strategy={strategies[layout]}>
        {children}
      </SortableContext>
      <DragOverlay>{held && renderDragged(held)}</DragOverlay>
    </DndContext>
  );
}

function useAnnouncements(ids: readonly string[], name: string): Announcements {
  const phrases = usePhrases(orderingPhrases);
  return useMemo(() => {
    const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
    const total = ids.length;
    return {
      onDragStart: ({ active }) => phrases.taken(name, place(active.id), total),
      onDragOver: ({ active, over }) =>
        phrases.above(name, place(active.id), place((over ?? active).id), total),
      onDragEnd: ({ active, over }) =>
        phrases.dropped(name, place(active.id), place((over ?? active).id), total),
      onDragCancel: ({ active }) => phrases.cancelled(name, place(active.id)),
    };
  }, [ids, name, phrases]);
}
