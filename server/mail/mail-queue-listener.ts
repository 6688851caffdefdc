import type { DataSource, EntityManager, EntitySubscriberInterface } from "typeorm";

/** Whoever listens is told when `manager`'s transaction is committed, and never when it is not. */
export function notifyAfterCommit(manager: EntityManager): void {
  if (manager.queryRunner) manager.queryRunner.data.holdsMail = true;
}

/** Calls `wake` after every commit with announced mails, until the returned function is called. */
export function listenForQueuedEmails(db: DataSource, onQueued: () => void): () => void {
  const listener: EntitySubscriberInterface = {
    afterTransactionCommit({ queryRunner }) {
      // The end of an inner transaction commits nothing yet.
      if (queryRunner.data.holdsMail && !queryRunner.isTransactionActive) onQueued();
    },
  };
  db.subscribers.push(listener);
  return () => void db.subscribers.splice(db.subscribers.indexOf(listener), 1);
}
