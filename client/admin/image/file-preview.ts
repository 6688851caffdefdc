const previews = new WeakMap<File, Promise<ImageBitmap | null>>();

/** Pixels: enough for a tile on a sharp screen. */
const width = 360;

/**
 * A small picture of a file that is not uploaded yet; null when the browser cannot draw it. Not
 * by an address of its own (`blob:`), which the pages' policy does not allow.
 */
export function previewOf(file: File): Promise<ImageBitmap | null> {
  const made = previews.get(file);
  if (made) return made;
  const preview = createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" }).catch(
    () => null,
  );
  previews.set(file, preview);
  return preview;
}
