/** The art's four shadows by their filter's number: how far down, and how soft, in its units. */
const shadows: Record<string, { down: number; soft: number; steps: number }> = {
  1: { down: 1, soft: 1.1, steps: 2 },
  2: { down: 2.5, soft: 2.6, steps: 5 },
  3: { down: 5, soft: 5.5, steps: 7 },
  4: { down: 10, soft: 12, steps: 12 },
};

const night = "#0D1B36";
/** Opacity of a shadow beneath its shape. */
const darkest = 0.21;
const core = 0.09;

/**
 * The drawing with its blurred shadows painted as a few wider, fainter copies of each shape.
 * The blur filters would cost the rasteriser 300 ms for a picture, these copies 20.
 */
export function paintShadows(svg: string): string {
  const filtered = /<(path|rect|g) ([^>]*?) ?filter="url\(#\w*sh(\d)\)"([^>]*?)(\/?)>/;
  let painted = "";
  let rest = svg;
  for (let found = filtered.exec(rest); found; found = filtered.exec(rest)) {
    const [tag, name, before, number = "", after, slash] = found;
    const begin = found.index + tag.length;
    const end = slash ? begin : endOfGroup(rest, begin);
    // Its content may have shadows of its own: it goes back to be searched.
    const shape = `<${name} ${before}${after}${slash}>${rest.slice(begin, end)}`;
    painted += rest.slice(0, found.index) + shadowOf(shape, number);
    rest = shape + rest.slice(end);
  }
  return painted + rest;
}

function endOfGroup(svg: string, begin: number): number {
  const tags = /<(\/?)g\b[^>]*>/g;
  tags.lastIndex = begin;
  let depth = 1;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error("a drawing has a group without an end");
}

/** How far a shadow's edge reaches, in times its softness. */
const widest = 1.9;

/** Steps of a Gaussian edge, from the outermost to the shape itself. */
function shadowOf(shape: string, number: string): string {
  const { down, soft, steps } = shadows[number] ?? { down: 0, soft: 0, steps: 0 };
  const reaches = Array.from({ length: steps }, (_, index) => widest * (1 - index / steps));
  const weights = reaches.map((reach) => Math.exp(-(reach ** 2) / 2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const edges = reaches.map((reach, index) => {
    const opacity = ((darkest - core) * (weights[index] ?? 0)) / whole;
    return inShadow(shape, 2 * soft * reach, opacity);
  });
  return `<g transform="translate(0 ${down})">${edges.join("")}${inShadow(shape, 0, core)}</g>`;
}

/** The shape in night: its outline this wide, or with 0 the shape itself. */
function inShadow(shape: string, width: number, opacity: number): string {
  const bare = shape.replace(/ filter="[^"]*"/g, "");
  return bare.replace(/<(path|rect|circle) ([^>]*)>/g, (_, name, attributes: string) => {
    const own = Number(/stroke-width="([^"]*)"/.exec(attributes)?.[1] ?? 0);
    const rest = attributes.replace(/ ?(fill|stroke|stroke-(width|linejoin))="[^"]*"/g, "");
    // Never both, which would darken the outline's inner half twice.
    const paint =
      width > 0 || attributes.includes('fill="none"')
        ? `fill="none" stroke="${night}" stroke-width="${own + width}" stroke-linejoin="round" stroke`
        : `fill="${night}" fill`;
    return `<${name} ${paint}-opacity="${opacity.toFixed(4)}" ${rest}>`;
  });
}
