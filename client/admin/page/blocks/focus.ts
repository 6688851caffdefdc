/** Runs after what just changed is in the document. */
export const focusSoon = (focus: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(focus));

/** Focuses the first text field inside an element, else its first button. */
export function focusFirstField(element: Element | null | undefined) {
  const field =
    element?.querySelector<HTMLElement>(
      "input:not([type=file]), textarea, [contenteditable=true]",
    ) ?? element?.querySelector<HTMLElement>("button");
  field?.focus();
}
