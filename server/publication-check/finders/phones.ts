import type { EntityManager } from "typeorm";
import { EmergencyLine } from "../../application/forms/form-settings.entity.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { PointFinder } from "../publication-point.ts";

/**
 * Numbers of Ukrainian mobile networks however they are typed: `067`, `8 067`, `+38 (067)`,
 * `+380 (0)67`, `00380 67`, with any dashes, slashes and invisible marks.
 */
const mobileNumbers =
  /(?<![\d+])(?:(?:\+|00)?38[\s\p{Cf}\p{Pd}().,/−]*(?:0[\s\p{Cf}\p{Pd}().,/−]*(?=0))?|8[\s\p{Cf}\p{Pd}().,/−]*)?0[\s\p{Cf}\p{Pd}().,/−]*(?:39|50|63|66|67|68|73|75|77|9\d)(?:[\s\p{Cf}\p{Pd}().,/−]*\d){7}(?!\d)/gu;

/**
 * A person's own number that slipped into a text; the foundation's numbers are no point, nor is a
 * field for a number that visitors are to call.
 */
export const personalPhones: PointFinder = {
  kind: "personalPhone",
  async find({ db, fields }) {
    const texts = fields.filter(({ name }) => name !== "phone");
    const found = texts.flatMap((field) => {
      const numbers = field.text.normalize("NFKC").match(mobileNumbers) ?? [];
      return numbers.length > 0 ? [{ field, numbers }] : [];
    });
    if (found.length === 0) return [];
    const known = await knownDigits(db);
    return found.flatMap(({ field, numbers }) => {
      const unknown = numbers.filter((number) => !known.includes(lastDigits(number)));
      return unknown[0] ? [{ field, excerpt: unknown[0].trim(), count: unknown.length }] : [];
    });
  },
};

/** The digits of all numbers that are public on purpose. */
async function knownDigits(db: EntityManager): Promise<string> {
  const { phone } = await readSettings(db);
  const lines = await db.find(EmergencyLine);
  const contacts: { text: string }[] = await db.query(
    `select translation.blocks::text as text from page_translation translation
     join page item on item.id = translation.item_id where item.fixed_page = 'CONTACTS'`,
  );
  const texts = [phone, ...lines.map((line) => line.phone), ...contacts.map(({ text }) => text)];
  return texts.map((text) => text.replace(/\D/g, "")).join(" ");
}

/** Without the country's code and the leading zero, as it may be written in several ways. */
const lastDigits = (number: string): string => number.replace(/\D/g, "").slice(-9);
