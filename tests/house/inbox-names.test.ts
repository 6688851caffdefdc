import { expect, test } from "vitest";
import { applicationsPhrases } from "../../client/phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../client/phrases/admin/inbox-work.ts";
import { csvLabels } from "../../server/application/inbox/csv-labels.ts";

/** "pictureRemoval" → "PICTURE_REMOVAL": the name in the schema of a stored value. */
const schemaName = (value: string) => value.replace(/[A-Z]/g, "_$&").toUpperCase();
const bySchemaName = (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [schemaName(value), label]));

test.each([
  ["ua", "UA"],
  ["eng", "ENG"],
] as const)(
  "a case worker reads the same names in the inbox and in its CSV export (%s)",
  (code, language) => {
    const { forms, states, urgencies, erased } = csvLabels[code];
    const screen = applicationsPhrases[language];
    expect(bySchemaName(forms)).toEqual(screen.forms);
    expect(bySchemaName(states)).toEqual(screen.states);
    expect({ urgencies, erased }).toEqual({
      urgencies: inboxWorkPhrases[language].urgencies,
      erased: inboxWorkPhrases[language].erased,
    });
  },
);
