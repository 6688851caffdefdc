/**
 * The only list of the admin area's shortcuts. `keys` is in the format of Mantine's `useHotkeys`;
 * pass it `physicalKeyOptions`, otherwise they fail on a Ukrainian layout.
 */
export const shortcuts = {
  palette: { keys: "mod+K", shown: ["mod", "K"] },
  save: { keys: "mod+S", shown: ["mod", "S"] },
  // Not P: Firefox opens a private window with it, and a page cannot prevent that.
  publish: { keys: "mod+shift+Enter", shown: ["mod", "shift", "Enter"] },
  language: { keys: "mod+shift+L", shown: ["mod", "shift", "L"] },
  help: { keys: "shift+Slash", shown: ["?"] },
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** Matches the physical key, whatever the keyboard layout. */
export const physicalKeyOptions = { usePhysicalKeys: true, preventDefault: true } as const;

/** Names of the keys on this keyboard: "Ctrl", or "⌘" on Apple's. */
export function keyNames(shown: readonly string[], isApple: boolean): string[] {
  const names: Record<string, string> = isApple
    ? { mod: "⌘", shift: "⇧" }
    : { mod: "Ctrl", shift: "Shift" };
  return shown.map((key) => names[key] ?? key);
}

/** Whether the keyboard is Apple's. */
export const hasAppleKeys = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
