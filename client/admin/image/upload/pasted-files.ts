type PasteTarget = {
  element: HTMLElement;
  acceptsAll: boolean;
  onFiles: (files: File[]) => void;
};

const pasteTargets = new Set<PasteTarget>();

/** Gives `take` the files that somebody pastes; answers how to stop. */
export function registerPasteTarget(target: PasteTarget): () => void {
  if (pasteTargets.size === 0) document.addEventListener("paste", onPaste);
  pasteTargets.add(target);
  return () => {
    pasteTargets.delete(target);
    if (pasteTargets.size === 0) document.removeEventListener("paste", onPaste);
  };
}

function onPaste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])];
  if (event.defaultPrevented || files.length === 0 || isForText(event)) return;
  const pasteTarget = pasteTargetOf(event.target);
  if (!pasteTarget) return;
  event.preventDefault();
  pasteTarget.onFiles(files);
}

/** Where somebody writes, what they copied from a text is text; rich text takes pictures itself. */
function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes("text/plain") ?? false);
}

/** The one around the focus; else the one that came last, for a dialog lies over its screen. */
function pasteTargetOf(target: EventTarget | null): PasteTarget | undefined {
  const newestFirst = [...pasteTargets].reverse();
  return (
    newestFirst.find(({ element }) => target instanceof Node && element.contains(target)) ??
    newestFirst.find(({ acceptsAll }) => acceptsAll)
  );
}
