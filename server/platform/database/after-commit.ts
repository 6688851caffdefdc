import type { DataSource, EntityManager, EntitySubscriberInterface } from "typeorm";

/**
 * Notifies the topic's listeners in this process once `manager`'s transaction is committed; never
 * after a rollback.
 */
export function notifyAfterCommit({ queryRunner }: EntityManager, topic: string): void {
  if (queryRunner) queryRunner.data[topic] = true;
}

/** Calls `listener` after every commit that notifies the topic, until the returned function is called. */
export function listenForCommits(db: DataSource, topic: string, listener: () => void): () => void {
  const subscriber: EntitySubscriberInterface = {
    afterTransactionCommit({ queryRunner }) {
      // The end of a nested transaction commits nothing yet.
      if (queryRunner.data[topic] && !queryRunner.isTransactionActive) listener();
    },
  };
  db.subscribers.push(subscriber);
  return () => void db.subscribers.splice(db.subscribers.indexOf(subscriber), 1);
}
