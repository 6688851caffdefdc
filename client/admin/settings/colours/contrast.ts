/** The palette as the site's style sheets have it. */
export const brandColours = {
  NIGHT: "#14284b",
  SKY: "#175a91",
  LEAF: "#155440",
  POPPY: "#a32b0e",
  SUN: "#ffc32e",
};
export const buttonColours = {
  NIGHT: "#14284b",
  SKY: "#175a91",
  LEAF: "#2a7d55",
  POPPY: "#c93a17",
  SUN: "#ffc32e",
};
export const buttonTexts = { LIGHT: "#ffffff", DARK: "#14284b" };
/** The darkest of the texts on the footer. */
export const footerText = "#c9d5e8";

/** The least contrast of a text that WCAG 2.2 allows at level AA. */
export const leastContrast = 4.5;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The contrast ratio of WCAG 2.2, 1 to 21, of two colours such as `#14284b`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The text that is easier to read on a button of this colour. */
export const readableText = (ground: string): keyof typeof buttonTexts =>
  contrast(buttonTexts.LIGHT, ground) >= contrast(buttonTexts.DARK, ground) ? "LIGHT" : "DARK";
