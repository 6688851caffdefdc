/**
 * The keys of the admin area, the only list of them. `keys` is what Mantine's `useHotkeys` asks
 * for; listen with `physicalKeyOptions`, or a Ukrainian layout knows none of them.
 */
export const shortcuts = {
  palette: { keys: "mod+K", shown: ["mod", "K"] },
  save: { keys: "mod+S", shown: ["mod", "S"] },
  // Not P: Firefox opens a private window with it, whatever a page says.
  publish: { keys: "mod+shift+Enter", shown: ["mod", "shift", "Enter"] },
  language: { keys: "mod+shift+L", shown: ["mod", "shift", "L"] },
  help: { keys: "shift+Slash", shown: ["?"] },
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** By the key's place on the keyboard, whatever is printed there. */
export const physicalKeyOptions = { usePhysicalKeys: true, preventDefault: true } as const;

/** How the keys are called on this keyboard: "Ctrl", or "⌘" on Apple's. */
export function keyNames(shown: readonly string[], isApple: boolean): string[] {
  const names: Record<string, string> = isApple
    ? { mod: "⌘", shift: "⇧" }
    : { mod: "Ctrl", shift: "Shift" };
  return shown.map((key) => names[key] ?? key);
}

/** Whether the keyboard is Apple's. */
export const hasAppleKeys = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
