import { useEffect, useRef } from "react";
import { previewOf } from "./file-preview.ts";

/** A chosen file, small, before the server has it. */
export function FilePreview({ file, className }: { file: File; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isHere = true;
    void previewOf(file).then((picture) => {
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
