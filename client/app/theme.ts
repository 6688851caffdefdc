import { useCallback, useSyncExternalStore } from "react";

/** What a reader chose in the menu; `system` follows the device. */
export type ThemeChoice = "system" | "light" | "evening";

/** Local storage key of the choice: "light" or "evening"; missing for `system`. */
const themeStorageKey = "theme";

/**
 * Inline script for the head, run before the first paint: the server sends everybody the same
 * document. Without it, or without a choice, the styles follow prefers-color-scheme. The document
 * has a theme-color for light, then one for dark; the chosen one must apply alone.
 */
export const themeScript = `(function(){
var root=document.documentElement,themes=["light","evening"];
window.showTheme=function(choice){
if(themes.indexOf(choice)<0)root.removeAttribute("data-theme");
else root.setAttribute("data-theme",choice);
document.querySelectorAll("meta[name=theme-color]").forEach(function(meta,place){
meta.media=root.hasAttribute("data-theme")?(themes[place]===choice?"all":"not all"):
"(prefers-color-scheme: "+(place?"dark":"light")+")"})};
try{showTheme(localStorage.getItem("${themeStorageKey}"))}catch(error){}})()`;

declare global {
  interface Window {
    /** Defined by `themeScript`; missing in documents without it. */
    showTheme?: (choice: string | null) => void;
  }
}

const listeners = new Set<() => void>();

/** The theme that the document shows, and a function that changes and remembers it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => "system" as const);
  const choose = useCallback((choice: ThemeChoice) => {
    window.showTheme?.(choice);
    store(choice);
    for (const listener of listeners) listener();
  }, []);
  return [theme, choose];
}

function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "evening" ? theme : "system";
}

/** Also called when another tab changes the choice. */
function subscribe(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== themeStorageKey) return;
    window.showTheme?.(newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

function store(choice: ThemeChoice) {
  try {
    if (choice === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Storage may be blocked; then the choice holds until the document is left.
  }
}
