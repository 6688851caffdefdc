/** What one can ask for. The names are also the places on the page: /need-help#psychological. */
export const helpKinds = ["psychological", "humanitarian", "other"] as const;
export type HelpKind = (typeof helpKinds)[number];
