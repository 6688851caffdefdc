type PasteTarget = {
  element: HTMLElement;
  acceptsAll: boolean;
  onFiles: (files: File[]) => void;
};

const pasteTargets = new Set<PasteTarget>();

/** Passes pasted files to `target`; returns the function that unregisters it. */
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

/**
 * In text fields a paste that contains text is text; the rich text editor handles pictures itself.
 */
function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes("text/plain") ?? false);
}

/**
 * The target that contains the focus; else the one registered last, because a dialog lies over its
 * screen.
 */
function pasteTargetOf(target: EventTarget | null): PasteTarget | undefined {
  const newestFirst = [...pasteTargets].reverse();
  return (
    newestFirst.find(({ element }) => target instanceof Node && element.contains(target)) ??
    newestFirst.find(({ acceptsAll }) => acceptsAll)
  );
}
