import type { KeyboardEvent, MouseEvent } from "react";
import styles from "./ImageStage.module.css";

/** Parts of width and height, 0 left or top, 1 right or bottom. */
export type Point = { x: number; y: number };

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clampFraction = (value: number) => Math.min(Math.max(value, 0), 1);

type FocusTargetProps = {
  /** Id of the button. */
  id?: string | undefined;
  address: string;
  /** Null without a point. */
  point: Point | null;
  label: string;
  onPoint: (point: Point) => void;
};

/** A picture with a point, which a click or arrow keys move. */
export const FocusTarget = ({ id, address, point, label, onPoint }: FocusTargetProps) => (
  <button
    id={id}
    type="button"
    className={styles.target}
    aria-label={label}
    onClick={(event) => change(pointOfClick(event), onPoint)}
    onKeyDown={(event) => change(pointOfKey(event, point ?? middle), onPoint)}
  >
    <img src={address} alt="" draggable={false} />
    {point && (
      <span
        className={styles.focusPoint}
        style={{ left: percent(point.x), top: percent(point.y) }}
      />
    )}
  </button>
);

const middle: Point = { x: 0.5, y: 0.5 };

const change = (to: Point | null, onPoint: (point: Point) => void) => to && onPoint(to);

export const percent = (fraction: number) => `${fraction * 100}%`;

function pointOfClick({ currentTarget, clientX, clientY, detail }: MouseEvent): Point | null {
  // A click triggered by the keyboard has no position.
  if (detail === 0) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clampFraction((clientX - left) / width), y: clampFraction((clientY - top) / height) };
}

function pointOfKey(event: KeyboardEvent, { x, y }: Point): Point | null {
  const step = steps[event.key];
  if (!step) return null;
  event.preventDefault();
  const far = event.shiftKey ? 0.1 : 0.01;
  return { x: clampFraction(x + step.x * far), y: clampFraction(y + step.y * far) };
}
