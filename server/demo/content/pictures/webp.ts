/** What is known of one shipped picture, `server/demo/pictures/<name>.webp`. */
export interface DemoPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
  altUa: string;
  altEng: string;
  /** What stays in view when edges are cut, 0 (left, top) to 1; the middle when omitted. */
  focusX?: number;
  focusY?: number;
}

export const webp = (
  width: number,
  height: number,
  thumbhash: string,
  texts: Omit<DemoPicture, "width" | "height" | "thumbhash">,
): DemoPicture => ({ width, height, thumbhash, ...texts });
