import { useEffect, useRef } from "react";

const previews = new WeakMap<File, Promise<ImageBitmap | null>>();

/** In pixels: enough for a tile on a high-density screen. */
const width = 360;

/**
 * A thumbnail of a file that is not uploaded yet; null when the browser cannot decode it. Not by a
 * `blob:` URL, which the pages' Content-Security-Policy forbids.
 */
function getFilePreview(file: File): Promise<ImageBitmap | null> {
  const existing = previews.get(file);
  if (existing) return existing;
  const preview = createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" }).catch(
    () => null,
  );
  previews.set(file, preview);
  return preview;
}

/** Thumbnail of a chosen file before its upload. */
export function FilePreview({ file, className }: { file: File; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isHere = true;
    void getFilePreview(file).then((picture) => {
      const place = canvas.current;
      if (!isHere || !picture || !place) return;
      place.width = picture.width;
      place.height = picture.height;
      place.getContext("2d")?.drawImage(picture, 0, 0);
    });
    return () => {
      isHere = false;
    };
  }, [file]);
  return <canvas ref={canvas} className={className} width={4} height={3} />;
}
