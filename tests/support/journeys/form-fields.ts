import type { Locator } from "@playwright/test";

/** Matches a label with or without "(optional)" after it, and with any kind of space. */
export function labelPattern(label: string): RegExp {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(
    `^${escaped}(\\s\\((необов’язково|optional|якщо стосується|if it applies)\\))?$`,
  );
}

/** Fills in a text field. */
export const write = (label: string, text: string) => (form: Locator) =>
  form.getByRole("textbox", { name: labelPattern(label) }).fill(text);

/** Chooses a radio button. */
export const choose = (label: string, choice: string) => (form: Locator) =>
  form
    .getByRole("radiogroup", { name: labelPattern(label) })
    .getByRole("radio", { name: labelPattern(choice) })
    .check();

/** Ticks several checkboxes of a group. */
export const chooseSome =
  (label: string, ...choices: string[]) =>
  async (form: Locator) => {
    const group = form.getByRole("group", { name: labelPattern(label) });
    for (const choice of choices)
      await group.getByRole("checkbox", { name: labelPattern(choice) }).check();
  };

/** Selects an option of a drop-down list. */
export const pick = (label: string, option: string) => async (form: Locator) => {
  await form.getByRole("combobox", { name: labelPattern(label) }).selectOption({ label: option });
};

/** Ticks a single checkbox. */
export const tick = (label: string | RegExp) => (form: Locator) =>
  form.getByRole("checkbox", { name: label }).check();
