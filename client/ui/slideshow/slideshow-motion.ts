/** The reader's choice; `insist` after pressing play, which overrides hover and focus. */
export type MotionRequest = "rest" | "move" | "insist";

/**
 * Why a slideshow is paused: hover, focus, dragging, a recent manual turn, or being out of view.
 */
export type PauseReason = "hover" | "focus" | "press" | "turn" | "away";

/**
 * Whether a slideshow moves automatically. Pressing play moves it even under the pointer that
 * pressed, otherwise the button would seem broken.
 */
export function isMoving(request: MotionRequest, pauseReasons: ReadonlySet<PauseReason>): boolean {
  if (request === "rest") return false;
  return [...pauseReasons].every(
    (hold) => request === "insist" && (hold === "hover" || hold === "focus"),
  );
}

/** The set with one reason added or removed; the same set when nothing changes. */
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
