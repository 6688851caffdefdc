import { useEffect, useRef } from "react";

const previews = new WeakMap<File, Promise<ImageBitmap | null>>();

/** Pixels: enough for a tile on a sharp screen. */
const width = 360;

/**
 * A small picture of a file that is not uploaded yet; null when the browser cannot draw it. Not
 * by an address of its own (`blob:`), which the pages' policy does not allow.
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

/** A chosen file, small, before the server has it. */
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
