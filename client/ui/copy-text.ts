/** Copies a line to the clipboard; resolves to whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

// A page without https has no clipboard API; `execCommand` still works there.
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const succeeded = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return succeeded;
}
