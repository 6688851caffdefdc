import { isAbsolute, join, resolve } from "node:path";
import {
  decimalBetween,
  type EnvironmentReader,
  emailAddress,
  hostAddress,
  oneOf,
  onOff,
  originUrl,
  readAll,
  secretLines,
  secretOfLength,
  trustedProxies,
} from "./environment-rules.ts";
import { awsCredentials, type FileLocation, readFileLocation } from "./file-location.ts";
import { root } from "./paths.ts";

interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Base URL of the HTTP API; null for api.cloudinary.com. */
  uploadPrefix: string | null;
  /** The unsigned preset with which browsers upload directly to Cloudinary. */
  uploadPreset: string;
}

export interface BackupLocation {
  location: FileLocation;
  /**
   * An age identity, with which backups are encrypted and decrypted: `AGE-SECRET-KEY-1…`. Null for
   * backups that are not encrypted, in a folder of this machine.
   */
  key: string | null;
}

/** The bot that sends notices of new applications. */
export interface TelegramBot {
  /** Secret of the bot, as BotFather gives it. */
  token: string;
  /** Origin of the Bot API, without a trailing slash. */
  apiUrl: string;
}

/** All settings from environment variables; the README documents them in a table. */
export interface Environment {
  mode: "production" | "development";
  port: number;
  host: string;
  /** Absolute path of the folder with the database, generated secrets and, by default, files. */
  dataDir: string;
  /** Where pictures, documents and everything else that is uploaded is stored. */
  files: FileLocation;
  /** Maximum size of the files of a bucket that are kept in memory. */
  filesCacheMegabytes: number;
  /** Null for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The same database with the account that owns its tables; null when that of `databaseUrl` does. */
  databaseOwnerUrl: string | null;
  /** Where daily backups are stored; null for none. */
  backups: BackupLocation | null;
  /** URLs of streaming replicas, from which anonymous responses are read. */
  databaseReplicaUrls: string[];
  adminEmail: string;
  adminPassword: string | null;
  demoContent: boolean;
  /** False if the first start leaves the site empty; then there is no demo content either. */
  startingContent: boolean;
  /**
   * Secrets that encrypt applications, one per line, newest first; null for those in `dataDir`.
   */
  applicationKey: string | null;
  /** `smtp://user:password@host:port`, or smtps; null to store e-mails for reading in the inbox. */
  smtpUrl: string | null;
  /** Sender of e-mails; null for the e-mail address in the settings. */
  mailFrom: string | null;
  /** Null to store messages for Telegram without sending them. */
  telegram: TelegramBot | null;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  /** Whose X-Forwarded-For is believed: nobody's, that of so many proxies, or of these addresses. */
  trustProxy: false | number | string;
  logLevel: (typeof logLevels)[number];
  /** Maximum size of the response cache. */
  cacheMegabytes: number;
  /** Delay of the event loop above which requests are refused; 0 for no limit. */
  maxEventLoopDelayMs: number;
  /** Null to store images on the local disk. */
  cloudinary: CloudinaryAccount | null;
  /** Whether everybody may read the schema; else whoever has a token. */
  introspection: boolean;
  /** Whether the explorer at /graphql offers Apollo Sandbox, a script of another host. */
  sandbox: boolean;
  /** Whether browsers keep pages that were read; else they delete what they have kept. */
  offlineReading: boolean;
  /** Hosts (`name` or `name:port`) of webhooks that may be private, and reached without TLS. */
  webhookPrivateHosts: string[];
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Throws a StartupError whose message has one line for each invalid variable. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return readAll(env, (read) => {
    const port = read("PORT", decimalBetween(1, 65_535)) ?? 4000;
    const host = read("HOST", hostAddress) ?? "127.0.0.1";
    const introspection = read("INTROSPECTION", onOff) ?? true;
    const isLocalOnly = isLoopback(host) && !read.isSet("PUBLIC_URL");
    const dataDir = toAbsolutePath(read("DATA_DIR", (text) => text) ?? ".data");
    const external = read("DATABASE_URL", databaseUrl) ?? null;
    const backups = readBackups(read, dataDir);
    return {
      mode: env.NODE_ENV === "development" ? "development" : "production",
      port,
      host,
      dataDir,
      files: readFileLocation(read, "FILES_URL", awsCredentials) ?? { folder: dataDir },
      filesCacheMegabytes: read("FILES_CACHE_MB", decimalBetween(1, 65_536)) ?? 64,
      databaseUrl: external,
      databaseOwnerUrl: readOwnerUrl(read),
      // An external database is usually backed up by those who run it.
      backups:
        (read("BACKUPS", onOff) ?? (external === null || read.isSet("BACKUP_URL")))
          ? backups
          : null,
      databaseReplicaUrls: readReplicas(read),
      adminEmail: read("ADMIN_EMAIL", emailAddress) ?? "admin@doloni.example",
      adminPassword: read("ADMIN_PASSWORD", secretOfLength(1, 200)) ?? null,
      demoContent: read("DEMO_CONTENT", onOff) ?? true,
      startingContent: read("STARTING_CONTENT", onOff) ?? true,
      applicationKey: read("APPLICATION_KEY", secretLines(32)) ?? null,
      smtpUrl: read("SMTP_URL", smtpUrl) ?? null,
      mailFrom: read("MAIL_FROM", emailAddress) ?? null,
      telegram: readTelegram(read),
      publicUrl: read("PUBLIC_URL", originUrl) ?? `http://${reachableHost(host)}:${port}`,
      trustProxy: read("TRUST_PROXY", trustedProxies) ?? false,
      logLevel: read("LOG_LEVEL", oneOf(logLevels)) ?? "info",
      cacheMegabytes: read("CACHE_MB", decimalBetween(1, 65_536)) ?? 32,
      maxEventLoopDelayMs: read("MAX_EVENT_LOOP_DELAY_MS", decimalBetween(0, 60_000)) ?? 1500,
      cloudinary: readCloudinary(read),
      introspection,
      sandbox: introspection && (read("SANDBOX", onOff) ?? isLocalOnly),
      offlineReading: read("OFFLINE_READING", onOff) ?? true,
      webhookPrivateHosts: read("WEBHOOK_PRIVATE_HOSTS", hostNames) ?? [],
    };
  });
}

/** Another provider than that of the site's files has another key. */
const backupCredentials = {
  accessKeyId: ["BACKUP_ACCESS_KEY_ID", ...awsCredentials.accessKeyId],
  secretAccessKey: ["BACKUP_SECRET_ACCESS_KEY", ...awsCredentials.secretAccessKey],
  sessionToken: awsCredentials.sessionToken,
};

function readBackups(read: EnvironmentReader, dataDir: string): BackupLocation {
  const folder = read("BACKUP_DIR", (text) => text);
  const location = readFileLocation(read, "BACKUP_URL", backupCredentials);
  const key = read("BACKUP_KEY", (text) => {
    if (!/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(text)) {
      throw new Error("must be a key as `npm run backup:key` prints it");
    }
    if (!location) throw new Error("requires BACKUP_URL");
    return text;
  });
  if (!location) {
    return {
      location: { folder: toAbsolutePath(folder ?? join(dataDir, "backups")) },
      key: null,
    };
  }
  if (folder) read.reject("BACKUP_DIR", "and BACKUP_URL are both set: set only one of them");
  // Whoever looks after the bucket must not be able to read what applicants confided.
  if (!key)
    read.reject("BACKUP_KEY", "is needed beside BACKUP_URL: `npm run backup:key` makes one");
  return { location, key: key ?? null };
}

const toAbsolutePath = (folder: string) => (isAbsolute(folder) ? folder : resolve(root, folder));

const isLoopback = (host: string): boolean => /^(?:127\.|::1$|localhost$)/.test(host);

/** Browsers cannot open the wildcard addresses 0.0.0.0 and ::. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** `name` or `name:port`, separated by commas, as in a URL. */
const hostNames = (text: string): string[] =>
  text.split(",").map((entry) => {
    const name = entry.trim().toLowerCase();
    const url = URL.parse(`http://${name}`);
    if (!url || url.href !== `http://${name}/`) {
      throw new Error("must be names of hosts, such as intranet.example or 10.0.0.7:8080");
    }
    return name;
  });

function databaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname || url.pathname.length < 2) {
    throw new Error("must look like postgres://user:password@host:5432/database");
  }
  return text;
}

function readOwnerUrl(read: EnvironmentReader): string | null {
  const url = read("DATABASE_OWNER_URL", (text) => {
    if (!read.isSet("DATABASE_URL")) throw new Error("requires DATABASE_URL");
    return databaseUrl(text);
  });
  return url ?? null;
}

function readReplicas(read: EnvironmentReader): string[] {
  const addresses = read("DATABASE_REPLICA_URLS", (text) => {
    if (!read.isSet("DATABASE_URL")) throw new Error("requires DATABASE_URL");
    return text.split(",").map((address) => databaseUrl(address.trim()));
  });
  return addresses ?? [];
}

function smtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error("must look like smtp://user:password@host:587");
  }
  return text;
}

function readTelegram(read: EnvironmentReader): TelegramBot | null {
  const token = read("TELEGRAM_BOT_TOKEN", (text) => {
    if (!/^\d+:[\w-]{20,}$/.test(text)) {
      throw new Error("must be the token of a bot, as BotFather gives it");
    }
    return text;
  });
  const apiUrl = read("TELEGRAM_API_URL", originUrl) ?? "https://api.telegram.org";
  return token === undefined ? null : { token, apiUrl };
}

function readCloudinary(read: EnvironmentReader): CloudinaryAccount | null {
  const account = read("CLOUDINARY_URL", (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== "cloudinary:" || !url.hostname || !url.username || !url.password) {
      throw new Error("must look like cloudinary://key:secret@cloud-name");
    }
    return {
      cloudName: url.hostname,
      apiKey: decodeURIComponent(url.username),
      apiSecret: decodeURIComponent(url.password),
      uploadPrefix: url.searchParams.get("upload_prefix"),
    };
  });
  const uploadPreset = read("CLOUDINARY_UPLOAD_PRESET", (text) => {
    if (!read.isSet("CLOUDINARY_URL")) throw new Error("requires CLOUDINARY_URL");
    return text;
  });
  if (!account) return null;
  if (!uploadPreset) read.reject("CLOUDINARY_UPLOAD_PRESET", "is needed beside CLOUDINARY_URL");
  return { ...account, uploadPreset: uploadPreset ?? "" };
}
