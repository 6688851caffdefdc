type Taker = {
  element: HTMLElement;
  takesAll: boolean;
  take: (files: File[]) => void;
};

const takers = new Set<Taker>();

/** Gives `take` the files that somebody pastes; answers how to stop. */
export function takePastedFiles(taker: Taker): () => void {
  if (takers.size === 0) document.addEventListener("paste", onPaste);
  takers.add(taker);
  return () => {
    takers.delete(taker);
    if (takers.size === 0) document.removeEventListener("paste", onPaste);
  };
}

function onPaste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])];
  if (event.defaultPrevented || files.length === 0 || isForText(event)) return;
  const taker = takerOf(event.target);
  if (!taker) return;
  event.preventDefault();
  taker.take(files);
}

/** Where somebody writes, what they copied from a text is text; rich text takes pictures itself. */
function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes("text/plain") ?? false);
}

/** The one around the focus; else the one that came last, for a dialog lies over its screen. */
function takerOf(target: EventTarget | null): Taker | undefined {
  const newestFirst = [...takers].reverse();
  return (
    newestFirst.find(({ element }) => target instanceof Node && element.contains(target)) ??
    newestFirst.find(({ takesAll }) => takesAll)
  );
}
