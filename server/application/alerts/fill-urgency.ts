import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Application } from "../application.entity.ts";
import { decryptAnswers } from "../privacy/answers.ts";
import { UrgencyEnum } from "../urgency.ts";

const batchSize = 500;

/**
 * Fills in the urgency of applications that were stored before it had a column, and returns their
 * number. Call it at startup; applications that cannot be decrypted are left for a later start.
 */
export async function fillUrgency(db: EntityManager, encryption: FieldEncryption): Promise<number> {
  let filled = 0;
  for (let last = 0; ; ) {
    const batch = await db
      .createQueryBuilder(Application, "application")
      .where("application.form = 'humanitarian' and application.urgency is null")
      .andWhere("application.encrypted is not null and application.number > :last", { last })
      .orderBy("application.number")
      .limit(batchSize)
      .getMany();
    for (const application of batch) {
      const answer = decryptAnswers(application, encryption).urgency;
      const urgency = Object.values(UrgencyEnum).find((value) => value === answer);
      if (!urgency) continue;
      await db.update(Application, application.id, { urgency });
      filled += 1;
    }
    if (batch.length < batchSize) return filled;
    last = batch.at(-1)?.number ?? last;
  }
}
