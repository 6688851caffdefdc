import type { FormLine } from "../figures/figures-form.ts";
import type { Operation } from "./reading/read-row.ts";

/** An operation with what the editor chose; a null category leaves it out. */
export type ChosenOperation = Operation & {
  categoryId: string | null;
  projectId: string | null;
};

export type GroupedLine = FormLine & { amount: number; operations: number };

/**
 * One line for each category and project. Nothing of an operation is in it but its share of the sum:
 * no name, no number of a card or an account, no purpose of a payment.
 */
export function groupOperations(operations: readonly ChosenOperation[]): GroupedLine[] {
  const groups = new Map<string, GroupedLine>();
  for (const { categoryId, projectId, amount } of operations) {
    if (!categoryId) continue;
    const key = `${categoryId} ${projectId}`;
    const group = groups.get(key) ?? {
      categoryId,
      amount: 0,
      descriptionUa: "",
      descriptionEng: "",
      projectId,
      documentId: null,
      operations: 0,
    };
    groups.set(key, {
      ...group,
      amount: group.amount + Math.abs(amount),
      operations: group.operations + 1,
    });
  }
  return [...groups.values()];
}

/** Whether every line is among those of the report already: the statement was imported before. */
export const isImportedAlready = (
  grouped: readonly GroupedLine[],
  lines: readonly FormLine[],
): boolean =>
  grouped.length > 0 &&
  grouped.every((one) =>
    lines.some(
      (other) =>
        other.categoryId === one.categoryId &&
        other.projectId === one.projectId &&
        other.amount === one.amount,
    ),
  );
