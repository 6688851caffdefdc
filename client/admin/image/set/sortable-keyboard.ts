import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

/** How many positions a key moves in a set of `total` items with `columns` in a row. */
function stepOf(code: string, columns: number, total: number): number {
  switch (code) {
    case "ArrowLeft":
      return -1;
    case "ArrowRight":
      return 1;
    case "ArrowUp":
      return -columns;
    case "ArrowDown":
      return columns;
    case "Home":
      return -total;
    case "End":
      return total;
    default:
      return 0;
  }
}

/**
 * Target of an arrow key for the dragged item: through the order, across row ends. The package's
 * own getter works by screen position and stops at row ends.
 */
export const sortableKeyboardCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, droppableRects, droppableContainers } = context;
  if (!active) return undefined;
  const order: unknown = active.data.current?.sortable?.items;
  if (!Array.isArray(order)) return undefined;
  const tops = order.map((id) => droppableRects.get(id)?.top);
  const columns = tops.filter((top) => top === tops[0]).length;
  const step = stepOf(event.code, columns, order.length);
  if (step === 0) return undefined;
  event.preventDefault();
  const now = order.indexOf(over?.id ?? active.id);
  const next = Math.min(Math.max(now + step, 0), order.length - 1);
  const place = droppableContainers.get(order[next])?.node.current;
  place?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const rect = droppableRects.get(order[next]);
  return rect && { x: rect.left, y: rect.top };
};
