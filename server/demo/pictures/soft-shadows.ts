/** The art's four shadows by their filter's number: how far down, and how soft, in its units. */
const shadows: Record<string, { down: number; soft: number }> = {
  1: { down: 1, soft: 1.1 },
  2: { down: 2.5, soft: 2.6 },
  3: { down: 5, soft: 5.5 },
  4: { down: 10, soft: 12 },
};

const night = "#0D1B36";

/** A blurred edge in steps: how far out, in times `soft`, and how dark there. */
const steps = [
  { reach: 2, opacity: 0.025 },
  { reach: 1.2, opacity: 0.035 },
  { reach: 0.5, opacity: 0.05 },
  { reach: 0, opacity: 0.07 },
];

/**
 * The drawing with its blurred shadows painted as a few wider, fainter copies of the shape.
 * The blur filters would cost the rasteriser 300 ms for each picture, these copies 10.
 */
export function paintShadows(svg: string): string {
  const filtered = /<(path|g) ([^>]*?) ?filter="url\(#\w+sh(\d)\)"([^>]*?)(\/?)>/;
  let rest = svg;
  let painted = "";
  for (let found = filtered.exec(rest); found; found = filtered.exec(rest)) {
    const [tag, name, before, number = "1", after, closed] = found;
    const begin = found.index + tag.length;
    const end = closed ? begin : endOfGroup(rest, begin);
    const shape = `<${name} ${before}${after}${closed}>${rest.slice(begin, end)}`;
    painted += rest.slice(0, found.index) + shadowOf(shape, number);
    rest = shape + rest.slice(end);
  }
  return painted + rest;
}

function endOfGroup(svg: string, begin: number): number {
  const tags = /<(\/?)g\b/g;
  tags.lastIndex = begin;
  let depth = 1;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index + "</g>".length;
  }
  throw new Error("a drawing has a group without an end");
}

function shadowOf(shape: string, number: string): string {
  const { down, soft } = shadows[number] ?? { down: 0, soft: 0 };
  const copies = steps.map(({ reach, opacity }) => inShadow(shape, 2 * soft * reach, opacity));
  return `<g transform="translate(0 ${down})">${copies.join("")}</g>`;
}

/** Every outline of the shape in night, this much wider. */
function inShadow(shape: string, wider: number, opacity: number): string {
  return shape.replace(/ filter="[^"]*"/g, "").replace(/<(path|rect|circle) ([^>]*)>/g, (_, tag, attributes: string) => {
    const width = Number(/stroke-width="([^"]*)"/.exec(attributes)?.[1] ?? 0) + wider;
    const bare = attributes.replace(/ ?(fill|stroke|stroke-width|stroke-linejoin)="[^"]*"/g, "");
    const fill = attributes.includes('fill="none"') ? "none" : night;
    const stroke = width > 0 ? `stroke="${night}" stroke-width="${width}" stroke-linejoin="round" stroke-opacity="${opacity}"` : "";
    return `<${tag} fill="${fill}" fill-opacity="${opacity}" ${stroke} ${bare}>`;
  });
}
