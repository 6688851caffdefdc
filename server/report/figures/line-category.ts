import { registerEnumType } from "type-graphql";

/** Whether a line is income or spending. Stored by these names. */
export const LineDirectionEnum = { IN: "IN", OUT: "OUT" } as const;
export type LineDirection = keyof typeof LineDirectionEnum;

registerEnumType(LineDirectionEnum, {
  name: "LineDirection",
  description: "Whether a line of a report is income or spending.",
  valuesConfig: {
    IN: { description: "Income." },
    OUT: { description: "Spending." },
  },
});

/**
 * The direction of each category. The codes are stored, and are part of what is published as open
 * data: a code is never renamed or removed, and a new one is added at the end of its direction.
 */
export const directionOf = {
  DONATIONS: "IN",
  DONATIONS_ABROAD: "IN",
  GRANTS: "IN",
  PARTNERS: "IN",
  OTHER_INCOME: "IN",
  HUMANITARIAN_AID: "OUT",
  PSYCHOLOGICAL_HELP: "OUT",
  TOGETHER_POINTS: "OUT",
  TOY_LIBRARY: "OUT",
  MEDICAL_HELP: "OUT",
  SALARIES: "OUT",
  ADMINISTRATION: "OUT",
  BANK_FEES: "OUT",
  OTHER_SPENDING: "OUT",
} as const satisfies Record<string, LineDirection>;

export type LineCategory = keyof typeof directionOf;
export const lineCategories = Object.keys(directionOf) as LineCategory[]; // the keys are known

/** Its keys are what GraphQL clients send, and what is stored. */
export const LineCategoryEnum = Object.fromEntries(lineCategories.map((code) => [code, code])) as {
  [Code in LineCategory]: Code;
}; // each key with itself

registerEnumType(LineCategoryEnum, {
  name: "LineCategory",
  description:
    "Category of a line of a report. The codes are stable: they are also used in open data.",
  valuesConfig: {
    DONATIONS: { description: "Income: donations of people in Ukraine." },
    DONATIONS_ABROAD: { description: "Income: donations from abroad." },
    GRANTS: { description: "Income: grants." },
    PARTNERS: { description: "Income: contributions of partner organisations." },
    OTHER_INCOME: { description: "Income: everything else." },
    HUMANITARIAN_AID: { description: "Spending: humanitarian aid." },
    PSYCHOLOGICAL_HELP: { description: "Spending: psychological help." },
    TOGETHER_POINTS: { description: "Spending: the points TOGETHER." },
    TOY_LIBRARY: { description: "Spending: the toy library." },
    MEDICAL_HELP: { description: "Spending: medical help and prosthetics." },
    SALARIES: { description: "Spending: salaries with their taxes." },
    ADMINISTRATION: { description: "Spending: administration." },
    BANK_FEES: { description: "Spending: fees of banks and payment services." },
    OTHER_SPENDING: { description: "Spending: everything else." },
  },
});

const codesOf = (direction: LineDirection): string =>
  lineCategories
    .filter((code) => directionOf[code] === direction)
    .map((code) => `'${code}'`)
    .join(", ");

/** SQL that a stored line satisfies: its category is known and belongs to its direction. */
export const categoryCheck =
  `direction = 'IN' and category in (${codesOf("IN")}) or ` +
  `direction = 'OUT' and category in (${codesOf("OUT")})`;
