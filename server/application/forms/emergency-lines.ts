import type { EntityManager } from "typeorm";
import { fromTo } from "../../mail/admin-notice.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { Invalid } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/viewer.ts";
import { EmergencyLine } from "./form-settings.entity.ts";
import { recordEmergencyLines } from "./form-settings.history.ts";
import type { EmergencyLineInput } from "./form-settings.input.ts";

export const listEmergencyLines = (db: EntityManager): Promise<EmergencyLine[]> =>
  db.find(EmergencyLine, { order: { position: "ASC", id: "ASC" } });

/** A longer list would not help anybody in danger. */
const maxEmergencyLines = 10;

/**
 * Replaces all emergency lines. For admins. Throws Invalid (`input`, rule `arrayMaxSize`), and
 * ConfirmationRequired for other numbers: somebody in danger rings them.
 */
export async function saveEmergencyLines(
  context: EmailContext,
  input: readonly EmergencyLineInput[],
): Promise<EmergencyLine[]> {
  const { name, email } = requireAdmin(context.viewer);
  if (input.length > maxEmergencyLines) {
    throw Invalid([{ path: "input", rule: "arrayMaxSize", limit: maxEmergencyLines }]);
  }
  const confirmation = { confirmedAt: context.now, confirmedBy: name || email };
  return context.db.transaction(async (manager) => {
    // Serialises concurrent saves, so that the lines of two saves are never mixed.
    await manager.query("lock table emergency_line in share row exclusive mode");
    const before = await listEmergencyLines(manager);
    await manager.createQueryBuilder().delete().from(EmergencyLine).execute();
    const lines = input.map(({ confirm, ...line }, position) => {
      const row = manager.create(EmergencyLine, { ...line, position });
      return Object.assign(row, confirm ? confirmation : lastConfirmation(before, row));
    });
    await manager.save(lines);
    await recordEmergencyLines(manager, context, lines);
    await announceNumbers(manager, context, { before: numbersOf(before), after: numbersOf(lines) });
    return lines;
  });
}

const numbersOf = (lines: readonly EmergencyLine[]): string =>
  lines
    .map(({ phone }) => phone)
    .sort()
    .join(", ");

async function announceNumbers(
  manager: EntityManager,
  context: EmailContext,
  numbers: { before: string; after: string },
): Promise<void> {
  if (numbers.after === numbers.before) return;
  await recordSensitiveAction(manager, context, "emergencyLinesChanged", {
    events: [numbers],
    lines: [{ ua: fromTo("Номери", numbers, "ua"), eng: fromTo("Numbers", numbers, "eng") }],
  });
}

/** That of the stored line with the same number and hours. */
function lastConfirmation(
  before: readonly EmergencyLine[],
  { phone, hoursUa, hoursEng }: EmergencyLine,
): Pick<EmergencyLine, "confirmedAt" | "confirmedBy"> {
  const same = before.find(
    (line) => line.phone === phone && line.hoursUa === hoursUa && line.hoursEng === hoursEng,
  );
  return { confirmedAt: same?.confirmedAt ?? null, confirmedBy: same?.confirmedBy ?? "" };
}
