import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  isMoving,
  type MotionRequest,
  type PauseReason,
  withPauseReason,
} from "./slideshow-motion.ts";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the reader prefers reduced motion. Always false on the server. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

const isReduced = () => matchMedia(query).matches;

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Pause after a manual turn, in milliseconds. */
const pauseAfterTurnMs = 4000;

/** How long the row rests on whole pictures between automatic turns, in milliseconds. */
const restMs = 5000;

/** Embla's measure of a turn's length, not milliseconds: slower than its default of 25. */
const turnDuration = 45;

/**
 * State of a slideshow: an endless row that turns by one picture after each rest, unless paused.
 * With reduced motion the row stands still and jumps instead of gliding.
 */
export function useSlideshow(frame: RefObject<HTMLElement | null>) {
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: turnDuration,
  });
  const isReduced = useReducedMotion();
  const [chosen, setChosen] = useState<MotionRequest | null>(null);
  const [holds, setHolds] = useState<ReadonlySet<PauseReason>>(new Set<PauseReason>(["away"]));
  const hold = useCallback(
    (why: PauseReason, isHeld: boolean) =>
      setHolds((current) => withPauseReason(current, why, isHeld)),
    [],
  );
  const request = chosen ?? (isReduced ? "rest" : "move");
  const moves = isMoving(request, holds);
  const isAutomatic = useRef(false);

  useEffect(() => {
    if (!carousel || !moves) return;
    const timer = setInterval(() => {
      isAutomatic.current = true;
      carousel.scrollNext(isReduced);
      isAutomatic.current = false;
    }, restMs);
    return () => clearInterval(timer);
  }, [carousel, moves, isReduced]);

  usePauseOffScreen(frame, hold);
  const rest = usePauseAfterTurn(hold);
  const place = usePlace(carousel, isAutomatic);

  useEffect(() => {
    if (!carousel) return;
    const press = () => hold("press", true);
    const release = () => {
      hold("press", false);
      rest();
    };
    carousel.on("pointerDown", press).on("pointerUp", release);
    return () => void carousel.off("pointerDown", press).off("pointerUp", release);
  }, [carousel, hold, rest]);

  return {
    ...place,
    viewport,
    isLive: carousel !== undefined,
    isResting: request === "rest",
    hold(why: "hover" | "focus", isHeld: boolean) {
      hold(why, isHeld);
      if (!isHeld && chosen === "insist") setChosen("move");
    },
    toggle: () => setChosen(request === "rest" ? "insist" : "rest"),
    turn(direction: 1 | -1) {
      if (!carousel) return;
      rest();
      if (direction === 1) carousel.scrollNext(isReduced);
      else carousel.scrollPrev(isReduced);
    },
  };
}

/** The first picture in view, and the last one that the reader turned to. */
function usePlace(carousel: UseEmblaCarouselType[1], isAutomatic: RefObject<boolean>) {
  const [position, setPosition] = useState(0);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [fits, setFits] = useState(false);

  useEffect(() => {
    if (!carousel) return;
    const read = () => {
      setPosition(carousel.selectedScrollSnap());
      setFits(carousel.scrollSnapList().length < 2);
    };
    const select = () => {
      read();
      // Only the reader's own turns are announced.
      if (!isAutomatic.current) setTurnedTo(carousel.selectedScrollSnap());
    };
    read();
    carousel.on("select", select).on("reInit", read);
    return () => void carousel.off("select", select).off("reInit", read);
  }, [carousel, isAutomatic]);

  return { position, turnedTo, fits };
}

function usePauseAfterTurn(hold: (why: PauseReason, isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    hold("turn", true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hold("turn", false), pauseAfterTurnMs);
  }, [hold]);
}

function usePauseOffScreen(
  frame: RefObject<HTMLElement | null>,
  hold: (why: PauseReason, isHeld: boolean) => void,
) {
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, hold]);
}
