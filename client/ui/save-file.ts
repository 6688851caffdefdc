/** Saves a file as a browser download. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
