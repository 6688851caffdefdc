/** What the reader asked for; `insist` after pressing play, which overrules hover and focus. */
export type MotionRequest = "rest" | "move" | "insist";

/**
 * Why a slideshow stands still for the moment: the pointer or the focus is on it, a finger drags
 * it, it was just turned by hand, or nobody sees it.
 */
export type PauseReason = "hover" | "focus" | "press" | "turn" | "away";

/**
 * Whether a slideshow moves by itself. Pressing play moves it under the pointer that pressed, or
 * the button would seem dead.
 */
export function isMoving(request: MotionRequest, pauseReasons: ReadonlySet<PauseReason>): boolean {
  if (request === "rest") return false;
  return [...pauseReasons].every(
    (hold) => request === "insist" && (hold === "hover" || hold === "focus"),
  );
}

/** The same holds with one more or one less; the very same set when nothing changes. */
export function withPauseReason(
  pauseReasons: ReadonlySet<PauseReason>,
  reason: PauseReason,
  isHeld: boolean,
): ReadonlySet<PauseReason> {
  if (pauseReasons.has(reason) === isHeld) return pauseReasons;
  const changed = new Set(pauseReasons);
  if (isHeld) changed.add(reason);
  else changed.delete(reason);
  return changed;
}
