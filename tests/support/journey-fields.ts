import type { Locator } from "@playwright/test";

/** The label alone, or with "(optional)" after it; spaces of whatever kind. */
export function named(label: string): RegExp {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`^${words}(\\s\\((необов’язково|optional|якщо стосується|if it applies)\\))?$`);
}

/** Types into a line or a box of text. */
export const write = (label: string, text: string) => (form: Locator) =>
  form.getByRole("textbox", { name: named(label) }).fill(text);

/** Chooses one of a few. */
export const choose = (label: string, choice: string) => (form: Locator) =>
  form
    .getByRole("radiogroup", { name: named(label) })
    .getByRole("radio", { name: named(choice) })
    .check();

/** Chooses some of a few. */
export const mark =
  (label: string, ...choices: string[]) =>
  async (form: Locator) => {
    const group = form.getByRole("group", { name: named(label) });
    for (const choice of choices)
      await group.getByRole("checkbox", { name: named(choice) }).check();
  };

/** Chooses one from a list. */
export const pick = (label: string, option: string) => async (form: Locator) => {
  await form.getByRole("combobox", { name: named(label) }).selectOption({ label: option });
};

/** Agrees. */
export const tick = (label: string | RegExp) => (form: Locator) =>
  form.getByRole("checkbox", { name: label }).check();
