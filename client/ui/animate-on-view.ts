import { type RefObject, useEffect } from "react";

/**
 * Runs `begin` once, when the element first comes into view by scrolling. What was in view when
 * the page opened has been seen already and stays as it is; so does everything for readers who
 * ask for less motion.
 */
export function useOnFirstView<Seen extends Element>(
  element: RefObject<Seen | null>,
  onFirstView: (element: Seen) => void,
) {
  useEffect(() => {
    const watched = element.current;
    if (!watched || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isFirstLook = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some((entry) => entry.isIntersecting);
        if (isInView) observer.disconnect();
        if (isInView && !isFirstLook) onFirstView(watched);
        isFirstLook = false;
      },
      { rootMargin: "0px 0px -6% 0px" },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, onFirstView]);
}

const easing = "cubic-bezier(.2,.8,.2,1)";

/** A sheet of paper settles where it lies. */
export function animateSettle(sheet: Element) {
  sheet.animate([{ transform: "translateY(12px) rotate(.6deg)" }, { transform: "none" }], {
    duration: 420,
    easing,
  });
}

/** Marks appear one after another; all are there after 900 ms. */
export function animateInSequence(parent: Element) {
  const marks = [...parent.children];
  const each = 160;
  marks.forEach((mark, place) => {
    mark.animate(
      [
        { opacity: 0, scale: "0.4" },
        { opacity: 1, scale: "1" },
      ],
      {
        duration: each,
        delay: (place / marks.length) * (900 - each),
        easing,
        fill: "backwards",
      },
    );
  });
}
