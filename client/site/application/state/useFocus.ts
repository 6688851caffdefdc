import { type RefObject, useEffect, useRef, useState } from "react";
import { fieldIdOf } from "./useField.ts";

type FocusTarget = { name: "summary" | "heading" } | { name: "field"; path: string };

/** Moves the focus to content that has just appeared, once it is rendered. */
export function useFocus(form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [target, setTarget] = useState<FocusTarget | null>(null);

  useEffect(() => {
    if (!target) return;
    if (target.name === "summary") summary.current?.focus();
    else if (target.name === "field") fieldElement(target.path)?.focus();
    else {
      // The focused heading is visually hidden: the visible content begins with the form.
      form.current?.scrollIntoView({ block: "start" });
      heading.current?.focus({ preventScroll: true });
    }
  }, [target, form]);

  return {
    summary,
    heading,
    focus: (name: "summary" | "heading") => setTarget({ name }),
    focusField: (path: string) => setTarget({ name: "field", path }),
  };
}

/** The field's element, or the first one of a group. */
function fieldElement(path: string): HTMLElement | null {
  const found = document.getElementById(fieldIdOf(path));
  return found instanceof HTMLFieldSetElement ? found.querySelector("input") : found;
}
