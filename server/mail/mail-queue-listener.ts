import type { DataSource, EntityManager, EntitySubscriberInterface } from "typeorm";

/** Notifies the listeners once `manager`'s transaction is committed; never after a rollback. */
export function notifyAfterCommit(manager: EntityManager): void {
  if (manager.queryRunner) manager.queryRunner.data.holdsMail = true;
}

/**
 * Calls `onQueued` after every commit that queued e-mails, until the returned function is called.
 */
export function listenForQueuedEmails(db: DataSource, onQueued: () => void): () => void {
  const listener: EntitySubscriberInterface = {
    afterTransactionCommit({ queryRunner }) {
      // The end of a nested transaction commits nothing yet.
      if (queryRunner.data.holdsMail && !queryRunner.isTransactionActive) onQueued();
    },
  };
  db.subscribers.push(listener);
  return () => void db.subscribers.splice(db.subscribers.indexOf(listener), 1);
}
