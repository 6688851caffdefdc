import type { DataSource, EntityManager } from "typeorm";
import { findCaseWorker } from "../../account/case-workers.ts";
import type { DailyJobLog } from "../../platform/daily-jobs.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { dayInKyiv, minuteInKyiv } from "../../platform/kyiv-time.ts";
import { Application } from "../application.entity.ts";
import { splitList } from "../forms/address-lists.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import {
  type AlertContext,
  applicationUrl,
  formNames,
  privacyNotes,
  queueForStaff,
} from "./staff-alerts.ts";

/** Hour in Kyiv at which the notices of a day are sent. */
const firstHour = 8;
const checkIntervalMs = 60_000;

/**
 * Queues a notice for every reminder whose day has come: to the assignee, or to the addresses of
 * the form when nobody is assigned, and to the form's chats. Returns their number. Instances on
 * one database may call it at the same time.
 */
export async function queueDueReminders(
  db: DataSource,
  context: AlertContext,
): Promise<{ reminded: number }> {
  const { now } = context;
  if (Number(minuteInKyiv(now).slice(11, 13)) < firstHour) return { reminded: 0 };
  return db.transaction(async (manager) => {
    const due = await manager
      .createQueryBuilder(Application, "application")
      .where("application.remindOn <= :today and application.remindedAt is null", {
        today: dayInKyiv(now),
      })
      .setLock("pessimistic_write")
      .setOnLocked("skip_locked")
      .getMany();
    for (const application of due) {
      await queueReminder(manager, context, application);
      await manager.update(Application, application.id, { remindedAt: now });
    }
    return { reminded: due.length };
  });
}

async function queueReminder(
  manager: EntityManager,
  context: AlertContext,
  { id, number, form, assigneeId }: Application,
): Promise<void> {
  const { staffEmail, telegramChats } = await manager.findOneByOrFail(FormSettings, { form });
  const assignee = assigneeId && (await findCaseWorker(manager, assigneeId));
  const to = {
    email: assignee ? [assignee.email] : splitList(staffEmail),
    telegram: splitList(telegramChats),
  };
  const url = applicationUrl(context.publicUrl, id);
  const { ua, eng } = formNames;
  await queueForStaff(manager, context, id, to, {
    ua: {
      subject: `Нагадування: заявка № ${number} (${ua[form]})`,
      text: `На сьогодні є нагадування про заявку № ${number} (${ua[form]}).

Відкрити: ${url}

${privacyNotes.ua}
`,
    },
    eng: {
      subject: `Reminder: application no. ${number} (${eng[form]})`,
      text: `There is a reminder for today about application no. ${number} (${eng[form]}).

Open: ${url}

${privacyNotes.eng}
`,
    },
  });
}

/** Checks every minute until the returned function is called, which waits for the check under way. */
export function startReminders(
  db: DataSource,
  parts: { encryption: FieldEncryption; publicUrl: string },
  log: DailyJobLog,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const check = async () => {
    try {
      const done = await queueDueReminders(db, { ...parts, now: new Date() });
      if (done.reminded > 0) log.info(done, "reminders were queued");
    } catch (error) {
      log.error({ err: error }, "reminders failed");
    }
  };
  const timer = setInterval(() => {
    running = running.then(check);
  }, checkIntervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
