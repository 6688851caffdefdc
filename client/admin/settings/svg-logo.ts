/** Why an SVG cannot be a logo. */
export type SvgProblem = "tooLarge" | "broken" | "unsafe" | "noSize" | "tooNarrow";

const maxBytes = 1_000_000;

/** Longer side of the drawn logo, in pixels. */
const drawnSide = 1600;

/** Longer side over the shorter one. */
const maxRatio = 10;

/**
 * What a drawing does not need: scripts and their events, documents within it, entities, style sheets and
 * files of elsewhere. Browsers ignore all of that in a picture, whose look would be another one then.
 */
const unsafe = [
  /<!entity|<!doctype[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|audio|video|link)\b/i,
  /\son\w+\s*=/i,
  /@import/i,
  /(?:href|src)\s*=\s*["']?\s*(?!["'#]|data:image\/(?:png|jpeg|webp|gif)[;,])/i,
  /url\(\s*["']?\s*(?!["'#]|data:image\/(?:png|jpeg|webp|gif)[;,])/i,
];

export interface SizedSvg {
  svg: string;
  width: number;
  height: number;
}

/** The drawing with the size in which it is drawn. */
export function sizedSvg(text: string): SizedSvg | SvgProblem {
  const [root = ""] = /<svg\b[^>]*>/i.exec(text) ?? [];
  if (!root || !/<\/svg>\s*$/i.test(text)) return "broken";
  if (unsafe.some((pattern) => pattern.test(text))) return "unsafe";
  const [viewBox, own] = [viewBoxOf(root), ownSizeOf(root)];
  const [width, height] = viewBox?.slice(2) ?? own ?? [];
  if (!width || !height) return "noSize";
  const scale = drawnSide / Math.max(width, height);
  if (Math.max(width, height) / Math.min(width, height) > maxRatio) return "tooNarrow";
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const box = viewBox ? "" : ` viewBox="0 0 ${width} ${height}"`;
  const sized = root
    .replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(/^<svg/i, `<svg width="${drawn.width}" height="${drawn.height}"${box}`);
  return { svg: text.replace(root, () => sized), ...drawn };
}

const attributeOf = (root: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, "i").exec(root)?.[1]?.trim() ?? "";

function viewBoxOf(root: string): number[] | null {
  const numbers = attributeOf(root, "viewBox")
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : null;
}

/** Width and height in one unit; null for percentages, of which there is no whole. */
function ownSizeOf(root: string): number[] | null {
  const sides = ["width", "height"].map((name) =>
    /^([\d.]+)(px|pt|mm|cm|in)?$/i.exec(attributeOf(root, name)),
  );
  const [one, other] = sides;
  return one && other && one[2] === other[2] ? [Number(one[1]), Number(other[1])] : null;
}

/**
 * The file as a PNG that the browser draws, transparent where the drawing is: an SVG never reaches the
 * server. Other files are returned as they are.
 */
export async function drawnLogo(file: File): Promise<File | SvgProblem> {
  if (file.type !== "image/svg+xml") return file;
  if (file.size > maxBytes) return "tooLarge";
  const sized = sizedSvg(await file.text());
  if (typeof sized === "string") return sized;
  const blob = await drawn(sized).catch(() => null);
  if (!blob) return "broken";
  return new File([blob], file.name.replace(/\.svg$/i, ".png"), { type: "image/png" });
}

async function drawn({ svg, width, height }: SizedSvg): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}
