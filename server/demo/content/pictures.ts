import { collages } from "./pictures/collages.ts";
import { drawings } from "./pictures/drawings.ts";
import { logos } from "./pictures/logos.ts";
import { palms } from "./pictures/palms.ts";
import { scenes } from "./pictures/scenes.ts";
import { towns } from "./pictures/towns.ts";

/** Every picture that the demo content shows, by the name of its file. */
export const pictures = { ...collages, ...drawings, ...logos, ...palms, ...scenes, ...towns };

export type PictureName = keyof typeof pictures;
