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

/** The id of the button that adds a block at the end. */
export const addButtonId = "add-block";

/** The id of a block's card; its parts have this id with a suffix. */
export const cardId = (id: string) => `block-${id}`;

/** Moving a card takes the focus from its buttons; at the end of the list one is disabled. */
export function focusStepButton(id: string, step: 1 | -1) {
  const card = document.getElementById(cardId(id));
  const button = card?.querySelector<HTMLButtonElement>(`[data-card-step="${step}"]`);
  const other = card?.querySelector<HTMLButtonElement>(`[data-card-step="${-step}"]`);
  (button?.disabled ? other : button)?.focus();
}
