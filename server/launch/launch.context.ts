import type { AccountContext } from "../account/account.context.ts";
import type { Environment } from "../platform/environment.ts";

/** What the environment variables say about running the site, as far as the checklist reads it. */
export interface Hosting {
  dataDir: string;
  /** Folder for daily backups; null for none. */
  backupDir: string | null;
  /** Host and port of the mail server, without the password; null for none. */
  mailServer: string | null;
  /** Sender of e-mails; null for the e-mail address in the settings. */
  mailFrom: string | null;
}

/** The request context together with what the checklist and the test e-mail need. */
export interface LaunchContext extends AccountContext {
  hosting: Hosting;
}

export function hostingOf({ dataDir, backupDir, smtpUrl, mailFrom }: Environment): Hosting {
  return { dataDir, backupDir, mailFrom, mailServer: smtpUrl && new URL(smtpUrl).host };
}
