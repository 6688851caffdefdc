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
 * The directions of the categories that the schema named before the settings listed them. Their codes
 * keep their meaning wherever they are stored; the settings add others.
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

export const isLineCategory = (code: string): code is LineCategory =>
  Object.hasOwn(directionOf, code);

/** What clients of that schema read of a category: the code, or OTHER for one that it does not name. */
export function formerCategory(code: string, direction: LineDirection): LineCategory {
  if (isLineCategory(code)) return code;
  return direction === "IN" ? "OTHER_INCOME" : "OTHER_SPENDING";
}

export const formerCategoryReason = "Use `categoryId`.";

export const lineCategories = Object.keys(directionOf) as LineCategory[]; // the keys are known

/** Its keys are what GraphQL clients send, and what is stored. */
export const LineCategoryEnum = Object.fromEntries(lineCategories.map((code) => [code, code])) as {
  [Code in LineCategory]: Code;
}; // each key with itself

registerEnumType(LineCategoryEnum, {
  name: "LineCategory",
  description:
    "Category of a line of a report, as long as there were no others: see `MoneyCategory`. Others are read as OTHER_INCOME or OTHER_SPENDING.",
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
