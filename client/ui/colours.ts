import type { CSSProperties } from "react";

type Brand = { brandColour: string; brandColourValue: string | null };
type Colours = Brand & {
  buttonColour: string;
  buttonColourValue: string | null;
  buttonText: string;
};

/** Attributes of an element in whose content the brand colour applies; see styles/foundation.css. */
export const brandProps = ({ brandColour, brandColourValue }: Brand) => ({
  "data-brand": brandColour,
  // React's type has no place for custom properties.
  style: (brandColourValue ? { "--brand": brandColourValue } : {}) as CSSProperties,
});

/** The same with the colours of buttons. */
export const colourProps = (of: Colours) => ({
  "data-brand": of.brandColour,
  "data-button": of.buttonColourValue ? "OWN" : of.buttonColour,
  "data-button-text": of.buttonText,
  style: {
    ...brandProps(of).style,
    ...(of.buttonColourValue && { "--button": of.buttonColourValue }),
  } as CSSProperties,
});
