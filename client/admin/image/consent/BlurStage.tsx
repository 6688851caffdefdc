import { type PointerEvent, useRef } from "react";
import { blurringPhrases } from "../../../phrases/admin/blurring.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./BlurDialog.module.css";
import {
  areaAfterKey,
  areaBetween,
  type BlurArea,
  moveArea,
  type Point,
  percentOf,
  resizeArea,
} from "./blur-areas.ts";
import type { BlurAreas } from "./useBlurAreas.ts";

/** What a pointer does: it draws a new area, or changes the one with this id. */
type Drag = { kind: "draw" | "move" | "resize"; id: number; from: Point; start: BlurArea };

/** A picture on which areas are drawn, moved and sized, by pointer and by keyboard. */
export function BlurStage({ address, areas }: { address: string; areas: BlurAreas }) {
  const phrases = usePhrases(blurringPhrases);
  const frame = useRef<HTMLFieldSetElement>(null);
  const drag = useRef<Drag | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } =
      frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent, kind: Drag["kind"], area?: BlurArea) => {
    if (event.button !== 0 || drag.current) return;
    event.stopPropagation();
    const from = pointOf(event);
    const start = area ?? areas.begin(areaBetween(0, from, from));
    if (!start) return;
    frame.current?.setPointerCapture(event.pointerId);
    drag.current = { kind, id: start.id, from, start };
  };
  const follow = (event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const to = pointOf(event);
    const by = { x: to.x - current.from.x, y: to.y - current.from.y };
    if (current.kind === "draw") areas.change(areaBetween(current.id, current.from, to));
    else areas.change((current.kind === "move" ? moveArea : resizeArea)(current.start, by));
  };
  const end = () => {
    const { current } = drag;
    drag.current = null;
    if (current) areas.finish(current.id);
  };

  return (
    <fieldset
      ref={frame}
      className={styles.stage}
      aria-label={phrases.picture}
      onPointerDown={(event) => begin(event, "draw")}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={address} alt="" draggable={false} />
      {areas.all.map((area, index) => (
        <button
          key={area.id}
          type="button"
          className={styles.area}
          data-area={area.id}
          aria-roledescription={phrases.areaRole}
          aria-label={phrases.area(index + 1, percentOf(area))}
          style={{
            left: `${area.x * 100}%`,
            top: `${area.y * 100}%`,
            width: `${area.width * 100}%`,
            height: `${area.height * 100}%`,
          }}
          onPointerDown={(event) => begin(event, "move", area)}
          onKeyDown={(event) => {
            if (event.key === "Delete" || event.key === "Backspace") {
              event.preventDefault();
              areas.remove(area.id);
              return;
            }
            const next = areaAfterKey(area, event);
            if (!next) return;
            event.preventDefault();
            areas.change(next);
            areas.announce(next);
          }}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.handle} onPointerDown={(event) => begin(event, "resize", area)} />
        </button>
      ))}
    </fieldset>
  );
}
