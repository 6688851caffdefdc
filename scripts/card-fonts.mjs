import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { characters } from "./heading-type.ts";
import { inRoot } from "./steps.mjs";

const packages = inRoot("node_modules", "@fontsource-variable");

/** The axes of each font, fixed as the cards show it. */
const fonts = {
  "commissioner-cyrillic-flar": { wght: 800, FLAR: 100 },
  "commissioner-cyrillic-ext-flar": { wght: 800, FLAR: 100 },
  "commissioner-latin-flar": { wght: 800, FLAR: 100 },
  "onest-cyrillic-wght": { wght: 600 },
  "onest-cyrillic-ext-wght": { wght: 600 },
  "onest-latin-wght": { wght: 600 },
};

/** The extensions have the hryvnia's sign, for which browsers take a font of the device. */
const drawn = `${characters}₴`;

/** Read where the system has no configuration of its own, as in the image; lists no other fonts. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Writes the site's fonts to dist/fonts as TrueType: sharp draws texts, and reads no WOFF2. */
export async function writeCardFonts() {
  const folder = inRoot("dist", "fonts");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "fonts.conf"), fontConfiguration);
  for (const [name, variationAxes] of Object.entries(fonts)) {
    const [family = ""] = name.split("-");
    const file = readFileSync(join(packages, family, "files", `${name}-normal.woff2`));
    const options = { targetFormat: "truetype", variationAxes };
    writeFileSync(join(folder, `${name}.ttf`), await subsetFont(file, drawn, options));
  }
}
