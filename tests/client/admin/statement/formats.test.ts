import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOperations } from "../../../../client/admin/report/statement/reading/read-operations.ts";
import { openStatement } from "../../../../client/admin/report/statement/reading/read-statement.ts";

const october = { periodStart: "2026-10-01", periodEnd: "2026-10-31" };

type Format = { kopecks: number[]; leftOut?: string[]; asked?: string[] };

/** Files as banks write them, each with what is read, what is left out and what is asked. */
const formats: Record<string, Format> = {
  "b-one-operation.csv": { kopecks: [10_00] },
  "date-slashes-ymd.csv": { kopecks: [10_00, 20_00, 30_00] },
  "enc-cp866.csv": { kopecks: [1_000_50, -20_00] },
  "globalgiving-usd.csv": { kopecks: [], leftOut: ["USD", "USD"] },
  "mono-eur-card.csv": { kopecks: [], leftOut: ["EUR", "EUR"] },
  "mono-uk.csv": { kopecks: [19_32, -431_09, -15_00] },
  "num-parentheses.csv": { kopecks: [-320_50, 1_000_00] },
  "num-three-decimals.csv": { kopecks: [150_00, 1_500_00, 13], asked: ["longDecimals"] },
  "privat24-business-purpose-quote.csv": { kopecks: [1_000_00, 200_00, 300_00] },
  "privat24-business.csv": { kopecks: [1_500_50, 20_000_00, -150_00], leftOut: ["outside"] },
  "pumb-card.csv": { kopecks: [1_250_00, -320_50] },
  "pumb-tab.csv": { kopecks: [1_250_00, -320_50] },
  "raiffeisen-preamble.csv": { kopecks: [-320_50, 1_250_00] },
  "sense-business-unsigned.csv": { kopecks: [-1_018_23, 5_018_23] },
  "totals-rows.csv": {
    kopecks: [1_000_00, -20_00],
    leftOut: ["totals", "totals", "totals", "totals"],
  },
  "ukrsib-business.csv": { kopecks: [1_500_25, -300_00] },
};

function read(bytes: Uint8Array) {
  const opened = openStatement(bytes);
  if (!("table" in opened)) throw new Error(JSON.stringify(opened));
  return readOperations(opened.table, opened.table.columns, october);
}

test.each(Object.entries(formats))("%s is read", (name, { kopecks, leftOut = [], asked = [] }) => {
  const found = read(readFileSync(join(import.meta.dirname, "files", name)));
  expect(found.operations.map(({ amount }) => amount)).toEqual(kopecks);
  const reasons = Object.entries(found.leftOut).flatMap(([reason, lines]) =>
    lines.map(() => reason),
  );
  expect([...reasons, ...found.foreign.map(({ currency }) => currency)]).toEqual(leftOut);
  expect(found.questions.map(({ about }) => about)).toEqual(asked);
});
