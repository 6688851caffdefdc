import { kinds } from "../../../server/kinds.ts";
import type { FieldType } from "../../../server/platform/record/record-field.ts";
import { anImageRow } from "../images/image-row.ts";
import type { TestServer } from "../server/test-server.ts";
import { figuresThatAddUp } from "./a-report-with-figures.ts";
import type { KindCase } from "./kind-cases.ts";
import { aPublishedItem } from "./published-item.ts";

/** The values of fields that are not any text, number, date or picture. */
const ownValues: Record<string, Record<string, unknown>> = {
  Report: { year: 2024, figures: { ...figuresThatAddUp, periodStart: "2024-05-02" } },
  Project: { section: "GOAL", page: "toyLibrary", goalTarget: 500_000_00 },
  Partner: { website: "https://partner.example" },
  Page: { address: "volunteers" },
  TogetherPoint: {
    city: "Kalush",
    pin: { x: 0.5, y: 0.25 },
    phone: "+380 00 000 00 04",
    routeUrl: "https://maps.example/kalush",
    openingHours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
    events: [{ day: "2024-05-01", time: "15:00", weeklyUntil: null, ua: "Шахи", eng: "Chess" }],
  },
};

/** An input of this kind with every field set, except the translations. */
export async function fullInputOf(
  site: TestServer,
  { name, otherInput }: KindCase,
): Promise<Record<string, unknown>> {
  const own = ownValues[name] ?? {};
  const input: Record<string, unknown> = { ...(await otherInput?.(site, 0)), ...own };
  const kind = kinds.find((entry) => entry.kind.name === name)?.kind;
  for (const { inputName, type } of kind?.fields ?? []) {
    // Without an address an item gets one.
    if (inputName in input || inputName === "address") continue;
    input[inputName] = await sampleOf(site, type, inputName);
  }
  return input;
}

async function sampleOf(site: TestServer, type: FieldType, inputName: string): Promise<unknown> {
  if (type === "text") return inputName;
  if (type === "boolean") return true;
  if (type === "integer") return 5;
  if (type === "day") return "2024-05-01";
  if (type === "image") return anImageRow(site.db);
  if (type === "images") return [await anImageRow(site.db), await anImageRow(site.db)];
  if (inputName === "authorId") return aMember(site);
  throw new Error(`tests/support/content/full-input.ts has no value of ${inputName}`);
}

const aMember = async (site: TestServer): Promise<string> =>
  (await aPublishedItem(site, "Member", { translations: { ua: { name: "Олена" } } })).id;
