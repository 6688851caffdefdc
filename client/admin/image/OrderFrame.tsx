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
import { type ReactNode, useId, useState } from "react";
import { orderingPhrases } from "../../phrases/admin-ordering.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { OrderHint } from "./OrderHint.tsx";
import { nextPlace } from "./ordered-keys.ts";

type Frame = {
  ids: readonly string[];
  /** What is moved, for what is said aloud. */
  thing: "image" | "document";
  /** In rows and columns, or one below the other. */
  layout: "grid" | "list";
  /** Puts one in the place of the other. */
  onMove: (id: string, over: string) => void;
  /** What hangs at the pointer. */
  drawHeld: (id: string) => ReactNode;
  children: ReactNode;
};

const strategies = { grid: rectSortingStrategy, list: verticalListSortingStrategy };

/** Lets its children be put in order by pointer, finger and keyboard, and says what happens. */
export function OrderFrame({ ids, thing, layout, onMove, drawHeld, children }: Frame) {
  const phrases = usePhrases(orderingPhrases);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const sensors = useOrderSensors();
  const put = () => {
    setHeld(null);
    setSaid("");
  };
  const announcements = useAnnouncements(ids, thing, setSaid);

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
      onDragCancel={put}
      onDragEnd={({ active, over }: DragEndEvent) => {
        put();
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {ids.length > 1 && <OrderHint layout={layout} said={said} />}
      <SortableContext items={[...ids]} strategy={strategies[layout]}>
        {children}
      </SortableContext>
      <DragOverlay>{held && drawHeld(held)}</DragOverlay>
    </DndContext>
  );
}

function useOrderSensors() {
  return useSensors(
    // A few pixels, so that a click stays a click; a moment, so that a finger can scroll.
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
}

function useAnnouncements(
  ids: readonly string[],
  thing: Frame["thing"],
  onSay: (text: string) => void,
): Announcements {
  const phrases = usePhrases(orderingPhrases);
  const name = phrases[thing];
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const total = ids.length;
  return {
    onDragStart: ({ active }) => phrases.taken(name, place(active.id), total),
    onDragOver({ active, over }) {
      const text = phrases.above(name, place(active.id), place((over ?? active).id), total);
      onSay(text);
      return text;
    },
    onDragEnd: ({ active, over }) =>
      phrases.dropped(name, place(active.id), place((over ?? active).id), total),
    onDragCancel: ({ active }) => phrases.cancelled(name, place(active.id)),
  };
}
