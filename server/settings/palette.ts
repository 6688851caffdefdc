import { registerEnumType } from "type-graphql";
import type { FieldError } from "../platform/errors.ts";

/** The colours of paper that a foundation chooses from. */
export const PaletteColourEnum = {
  NIGHT: "night",
  SKY: "sky",
  LEAF: "leaf",
  POPPY: "poppy",
  SUN: "sun",
} as const;
export type PaletteColour = (typeof PaletteColourEnum)[keyof typeof PaletteColourEnum];

registerEnumType(PaletteColourEnum, {
  name: "PaletteColour",
  description: "A colour of the site's palette.",
  valuesConfig: {
    NIGHT: { description: "Dark blue." },
    SKY: { description: "Blue." },
    LEAF: { description: "Green." },
    POPPY: { description: "Red." },
    SUN: { description: "Yellow." },
  },
});

/** The text on buttons. */
export const ButtonTextEnum = { LIGHT: "light", DARK: "dark" } as const;
export type ButtonText = (typeof ButtonTextEnum)[keyof typeof ButtonTextEnum];

registerEnumType(ButtonTextEnum, {
  name: "ButtonText",
  description: "Colour of the text on buttons.",
  valuesConfig: {
    LIGHT: { description: "White." },
    DARK: { description: "Dark blue." },
  },
});

/** What is shown in place of a logo. */
export const MarkEnum = { DRAWING: "drawing", INITIAL: "initial" } as const;
export type Mark = (typeof MarkEnum)[keyof typeof MarkEnum];

registerEnumType(MarkEnum, {
  name: "FoundationMark",
  description: "What is shown in place of a logo.",
  valuesConfig: {
    DRAWING: { description: "The drawing of a hand that holds a house." },
    INITIAL: { description: "The first letter of the name." },
  },
});

/** Values of the same tokens in the client's style sheets; a test compares them. */
export const brandColours: Record<PaletteColour, string> = {
  night: "#14284b",
  sky: "#175a91",
  leaf: "#155440",
  poppy: "#a32b0e",
  sun: "#ffc32e",
};
export const buttonColours: Record<PaletteColour, string> = {
  night: "#14284b",
  sky: "#175a91",
  leaf: "#2a7d55",
  poppy: "#c93a17",
  sun: "#ffc32e",
};
export const buttonTextColours: Record<ButtonText, string> = { light: "#ffffff", dark: "#14284b" };

/** The darkest of the texts on the footer, which has the brand colour. */
const textOnBrand = "#c9d5e8";

/** The least contrast of a text that WCAG 2.2 allows at level AA. */
const leastContrast = 4.5;

/** Colours of the palette, and the foundation's own ones in their place, such as `#14284b`. */
export interface ColourChoice {
  brandColour: PaletteColour;
  brandColourValue?: string | null;
  buttonColour: PaletteColour;
  buttonColourValue?: string | null;
  buttonText: ButtonText;
}

/** The colour of the footer, the icons and the cards, hexadecimal. */
export const brandOf = (choice: Pick<ColourChoice, "brandColour" | "brandColourValue">): string =>
  choice.brandColourValue || brandColours[choice.brandColour];

/** Why texts in these colours would be hard to read; `found` is their contrast, rounded down. */
export function contrastErrors(choice: ColourChoice): FieldError[] {
  const { brandColourValue, buttonColour, buttonColourValue, buttonText } = choice;
  const pairs = [
    {
      path: brandColourValue ? "brandColourValue" : "brandColour",
      text: textOnBrand,
      ground: brandOf(choice),
      rule: "contrast",
    },
    {
      path: buttonColourValue ? "buttonColourValue" : "buttonColour",
      text: buttonTextColours[buttonText],
      ground: buttonColourValue || buttonColours[buttonColour],
      rule: buttonText === "light" ? "contrast" : "contrastDark",
    },
  ];
  return pairs.flatMap(({ path, text, ground, rule }) => {
    const ratio = contrast(text, ground);
    if (ratio >= leastContrast) return [];
    return [{ path, rule, limit: leastContrast, found: (Math.floor(ratio * 10) / 10).toFixed(1) }];
  });
}

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
