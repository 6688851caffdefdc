/** What the reader asked for; `insist` after pressing play, which overrules hover and focus. */
export type Wish = "rest" | "move" | "insist";

/**
 * Why a slideshow stands still for the moment: the pointer or the focus is on it, a finger drags
 * it, it was just turned by hand, or nobody sees it.
 */
export type Hold = "hover" | "focus" | "press" | "turn" | "away";

/**
 * Whether a slideshow moves by itself. Pressing play moves it under the pointer that pressed, or
 * the button would seem dead.
 */
export function isMoving(wish: Wish, holds: ReadonlySet<Hold>): boolean {
  if (wish === "rest") return false;
  return [...holds].every((hold) => wish === "insist" && (hold === "hover" || hold === "focus"));
}

/** The same holds with one more or one less; the very same set when nothing changes. */
export function withHold(holds: ReadonlySet<Hold>, hold: Hold, isHeld: boolean): ReadonlySet<Hold> {
  if (holds.has(hold) === isHeld) return holds;
  const changed = new Set(holds);
  if (isHeld) changed.add(hold);
  else changed.delete(hold);
  return changed;
}
