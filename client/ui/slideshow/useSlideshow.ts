import type { EmblaCarouselType } from "embla-carousel";
import AutoScroll from "embla-carousel-auto-scroll";
import useEmblaCarousel from "embla-carousel-react";
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

/** Pixels per frame at 60 frames per second: a picture takes some ten seconds to pass. */
const speed = 0.6;

const createPlugins = () => [
  AutoScroll({ speed, startDelay: 700, playOnInit: false, stopOnFocusIn: false }),
];

/**
 * State of a slideshow: an endless row that moves automatically unless paused. With reduced motion
 * the row stands still and jumps instead of gliding.
 */
export function useSlideshow(frame: RefObject<HTMLElement | null>) {
  const [plugins] = useState(createPlugins);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: "start" }, plugins);
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

  useEffect(() => {
    if (!carousel) return;
    const apply = () => applyMotion(carousel, moves);
    apply();
    carousel.on("reInit", apply);
    return () => void carousel.off("reInit", apply);
  }, [carousel, moves]);

  usePauseOffScreen(frame, hold);
  const rest = usePauseAfterTurn(hold);
  const place = usePlace(carousel);

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
      carousel.plugins().autoScroll.stop();
      if (direction === 1) carousel.scrollNext(isReduced);
      else carousel.scrollPrev(isReduced);
    },
  };
}

function applyMotion(carousel: EmblaCarouselType, moves: boolean) {
  const { autoScroll } = carousel.plugins();
  // A row that fits its container cannot scroll, and the plugin would push it out of view.
  if (moves && carousel.internalEngine().options.loop) autoScroll.play();
  else autoScroll.stop();
}

/** The first picture in view, and the last one that the reader turned to. */
function usePlace(carousel: EmblaCarouselType | undefined) {
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
      if (!carousel.plugins().autoScroll.isPlaying()) setTurnedTo(carousel.selectedScrollSnap());
    };
    read();
    carousel.on("select", select).on("reInit", read);
    return () => void carousel.off("select", select).off("reInit", read);
  }, [carousel]);

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
