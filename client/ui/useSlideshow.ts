import type { EmblaCarouselType } from "embla-carousel";
import AutoScroll from "embla-carousel-auto-scroll";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Hold, isMoving, type Wish, withHold } from "./slideshow-motion.ts";
import { useReducedMotion } from "./useReducedMotion.ts";

/** How long the row rests after somebody turned it by hand: milliseconds. */
const restAfterTurn = 4000;

/** Pixels per frame of a sixtieth of a second: a picture takes some ten seconds to pass. */
const speed = 0.6;

const createPlugins = () => [
  AutoScroll({ speed, startDelay: 700, playOnInit: false, stopOnFocusIn: false }),
];

/**
 * The machinery of a slideshow: an endless row that moves by itself unless something holds it.
 * Who asked for less motion gets a row that stands, and jumps instead of gliding.
 */
export function useSlideshow(frame: RefObject<HTMLElement | null>) {
  const [plugins] = useState(createPlugins);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: "start" }, plugins);
  const isReduced = useReducedMotion();
  const [chosen, setChosen] = useState<Wish | null>(null);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set<Hold>(["away"]));
  const hold = useCallback(
    (why: Hold, isHeld: boolean) => setHolds((current) => withHold(current, why, isHeld)),
    [],
  );
  const wish = chosen ?? (isReduced ? "rest" : "move");
  const moves = isMoving(wish, holds);

  useEffect(() => {
    if (!carousel) return;
    const apply = () => applyMotion(carousel, moves);
    apply();
    carousel.on("reInit", apply);
    return () => void carousel.off("reInit", apply);
  }, [carousel, moves]);

  useWhetherSeen(frame, hold);
  const rest = useRestAfterTurn(hold);
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
    isResting: wish === "rest",
    hold(why: "hover" | "focus", isHeld: boolean) {
      hold(why, isHeld);
      if (!isHeld && chosen === "insist") setChosen("move");
    },
    toggle: () => setChosen(wish === "rest" ? "insist" : "rest"),
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
  // A row that fits its place has nowhere to go, and the plugin would push it out of sight.
  if (moves && carousel.internalEngine().options.loop) autoScroll.play();
  else autoScroll.stop();
}

/** Which picture stands first, and the last one that somebody turned to by hand. */
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

function useRestAfterTurn(hold: (why: Hold, isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    hold("turn", true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hold("turn", false), restAfterTurn);
  }, [hold]);
}

function useWhetherSeen(
  frame: RefObject<HTMLElement | null>,
  hold: (why: Hold, isHeld: boolean) => void,
) {
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, hold]);
}
