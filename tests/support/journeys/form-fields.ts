import type { Locator } from "@playwright/test";

/** The label alone, or with "(optional)" after it; spaces of whatever kind. */
export function labelPattern(label: string): RegExp {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`^${words}(\\s\\((необов’язково|optional|якщо стосується|if it applies)\\))?$`);
}

/** Types into a line or a box of text. */
export const write = (label: string, text: string) => (form: Locator) =>
  form.getByRole("textbox", { name: labelPattern(label) }).fill(text);

/** Chooses one of a few. */
export const choose = (label: string, choice: string) => (form: Locator) =>
  form
    .getByRole("radiogroup", { name: labelPattern(label) })
    .getByRole("radio", { name: labelPattern(choice) })
    .check();

/** Chooses some of a few. */
export const chooseSome =
  (label: string, ...choices: string[]) =>
  async (form: Locator) => {
    const group = form.getByRole("group", { name: labelPattern(label) });
    for (const choice of choices)
      await group.getByRole("checkbox", { name: labelPattern(choice) }).check();
  };

/** Chooses one from a list. */
export const pick = (label: string, option: string) => async (form: Locator) => {
  await form.getByRole("combobox", { name: labelPattern(label) }).selectOption({ label: option });
};

/** Agrees. */
export const tick = (label: string | RegExp) => (form: Locator) =>
  form.getByRole("checkbox", { name: label }).check();
