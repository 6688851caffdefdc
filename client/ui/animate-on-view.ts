import { type RefObject, useEffect } from "react";

/**
 * Calls `begin` once, when the element first scrolls into view. Elements in view when the page
 * opened are not animated; nor is anything for readers who prefer reduced motion.
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

/** Animates a sheet of paper that settles in place. */
export function animateSettle(sheet: Element) {
  sheet.animate([{ transform: "translateY(12px) rotate(.6deg)" }, { transform: "none" }], {
    duration: 420,
    easing,
  });
}

/** Animates children one after another; all are visible after 900 ms. */
export function animateInSequence(parent: Element) {
  const children = [...parent.children];
  const each = 160;
  children.forEach((child, place) => {
    child.animate(
      [
        { opacity: 0, scale: "0.4" },
        { opacity: 1, scale: "1" },
      ],
      {
        duration: each,
        delay: (place / children.length) * (900 - each),
        easing,
        fill: "backwards",
      },
    );
  });
}
