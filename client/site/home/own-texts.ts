/** What editors wrote in place of a section's heading and text; blank where they did not. */
export type OwnTexts = { heading: string; text: string };
