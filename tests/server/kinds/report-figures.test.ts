import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
  saveReport(id: $id, version: $version, input: $input) {
    id version figures { state periodStart periodEnd openingBalance closingBalance income spending
      problems { code difference report { id } }
      lines { id direction category amount descriptionUa projectId project { id } document { id } } }
  }
}`;

test("an editor saves a report with figures", async () => {
  const input = {
    year: 2026,
    month: 2,
    figures: {
      openingBalance: 100,
      closingBalance: 9_007_199_254_700,
      lines: [
        { category: "DONATIONS", amount: 250_00 },
        { category: "BANK_FEES", amount: 12_34, descriptionUa: "Комісія" },
      ],
    },
    translations: { ua: { description: "Звіт" } },
  };
  const { saveReport } = await site.executeOrThrow(save, { input }, "editor");
  expect(saveReport.figures).toMatchObject({
    state: "DRAFT",
    periodStart: "2026-02-01",
    periodEnd: "2026-02-28",
    income: 250_00,
    spending: 12_34,
  });
});
