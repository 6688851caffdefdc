import type { DataSource } from "typeorm";

/** What must be done anew after a restore, because a backup brings back what was undone since. */
export interface AfterRestoreStep {
  /** For the progress, as a full sentence. */
  name: string;
  /** Runs on the restored and migrated database, before the site starts. */
  run(db: DataSource, dataDir: string): Promise<void>;
}

/** In the order in which they run; one that throws fails the restore. */
export const afterRestoreSteps: readonly AfterRestoreStep[] = [
  {
    // Somebody may have signed out, or lost their account, after the backup was made.
    name: "All sessions have ended.",
    run: (db) => db.query("delete from session"),
  },
  {
    // One may have been used or revoked, and its person have lost the account, after the backup was made.
    name: "All invitations, links to new passwords, requests for other addresses and links to drafts are void.",
    run: async (db) => {
      await db.query(
        `update account set invitation_hash = null, invited_until = null, reset_hash = null, reset_until = null
         where invitation_hash is not null or reset_hash is not null`,
      );
      await db.query("delete from email_change");
      await db.query("delete from draft_link");
    },
  },
  {
    // A changed password has forgotten them, and guesses in them are not counted with the network's.
    name: "All browsers that accounts have signed in with are forgotten.",
    run: (db) => db.query("delete from known_device"),
  },
  {
    // A token may have been revoked after the backup was made.
    name: "All API tokens are revoked.",
    run: (db) => db.query("update api_token set revoked_at = now() where revoked_at is null"),
  },
  {
    // A copy of the site must not tell other systems of its content.
    name: "All webhooks are off, and what they had not sent yet is not sent.",
    run: async (db) => {
      await db.query("update webhook set is_active = false, version = version + 1 where is_active");
      await db.query(
        "update webhook_delivery set state = 'failed', last_error = 'RESTORED' where state = 'waiting'",
      );
    },
  },
  {
    // A backup has the row of an upload, and not its parts.
    name: "Uploaded exports must be uploaded again.",
    run: (db) => db.query("delete from content_import"),
  },
];
