import type { EntityManager } from "typeorm";
import { languages } from "../language/language.ts";
import { Conflict, Invalid } from "../platform/failures.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { requisiteFailures } from "./requisites.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";
import { recordSettings } from "./settings.history.ts";
import type { SettingsInput } from "./settings.input.ts";
import type { SettingsWords } from "./settings-words.input.ts";

/** The one row with both languages, begun when nobody has asked for it before. One statement. */
export async function readSettings(manager: EntityManager, isLocked = false): Promise<Settings> {
  const query = manager
    .createQueryBuilder(Settings, "settings")
    .innerJoinAndSelect("settings.translations", "words");
  if (isLocked) query.setLock("pessimistic_write");
  const settings = await query.getOne();
  if (settings) return settings;
  await beginSettings(manager);
  return query.getOneOrFail();
}

/** For admins alone. Throws Invalid for requisites that no bank could read, and Conflict `stale` when somebody saved in between. */
export async function saveSettings(
  { db, viewer, now }: Pick<RequestContext, "db" | "viewer" | "now">,
  version: number,
  input: SettingsInput,
): Promise<void> {
  requireAdmin(viewer);
  const unreadable = requisiteFailures(input);
  if (unreadable.length > 0) throw Invalid(unreadable);
  await db.transaction(async (manager) => {
    const settings = await readSettings(manager, true);
    if (settings.version !== version) throw Conflict("stale");
    settings.version = version + 1;
    assignSettings(settings, input);
    settings.translations = languages.map((language) => {
      const known = settings.translations.find((row) => row.language === language);
      const row = known ?? new SettingsTranslation();
      row.language = language;
      assignWords(row, input.translations[language]);
      return row;
    });
    await manager.save(settings);
    await recordSettings(manager, { viewer, now }, settings);
  });
}

function assignSettings(settings: Settings, input: SettingsInput): void {
  settings.phone = input.phone;
  settings.email = input.email;
  settings.opensAt = input.opensAt;
  settings.closesAt = input.closesAt;
  settings.facebookUrl = input.facebookUrl || null;
  settings.instagramUrl = input.instagramUrl || null;
  settings.telegramUrl = input.telegramUrl || null;
  settings.youtubeUrl = input.youtubeUrl || null;
  settings.cardPaymentUrl = input.cardPaymentUrl || null;
  settings.cardAmounts = input.cardAmounts;
  settings.cardAmountUrl = input.cardAmountUrl || null;
  settings.edrpou = input.edrpou;
  settings.iban = withoutSpaces(input.iban);
  settings.euroIban = withoutSpaces(input.euroIban ?? "") || null;
  settings.foreignIban = withoutSpaces(input.foreignIban ?? "") || null;
  settings.swift = withoutSpaces(input.swift ?? "") || null;
}

function assignWords(row: SettingsTranslation, words: SettingsWords): void {
  row.foundationName = words.foundationName;
  row.tagline = words.tagline;
  row.address = words.address;
  row.schedule = words.schedule;
  row.recipient = words.recipient;
  row.bankName = words.bankName;
  row.bankAddress = words.bankAddress;
  row.paymentPurpose = words.paymentPurpose;
  row.institutions = words.institutions;
  row.families = words.families;
  row.partners = words.partners;
  row.tons = words.tons;
  row.childrenThousands = words.childrenThousands;
}

/** IBAN and SWIFT codes are printed in groups of four, and kept without. */
const withoutSpaces = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

/** The specification's schedule and counters; what only the foundation knows stays blank. */
const beginnings = [
  { language: "ua", schedule: "Пн–Пт, 10:00–18:00", partners: 40 },
  { language: "eng", schedule: "Mon–Fri, 10:00–18:00", partners: 45 },
] as const;

async function beginSettings(manager: EntityManager): Promise<void> {
  // Several may come first at once: whoever is later finds the row and leaves it.
  await manager.createQueryBuilder().insert().into(Settings).values({ id: 1 }).orIgnore().execute();
  const counters = { institutions: 35, families: 9000, tons: 87, childrenThousands: 95 };
  const rows = beginnings.map((words) => ({ itemId: 1, ...words, ...counters }));
  await manager
    .createQueryBuilder()
    .insert()
    .into(SettingsTranslation)
    .values(rows)
    .orIgnore()
    .execute();
}
