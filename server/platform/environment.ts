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
import { root } from "./paths.ts";

export interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Base URL of the HTTP API; null for api.cloudinary.com. */
  uploadPrefix: string | null;
  /** The unsigned preset with which browsers upload directly to Cloudinary. */
  uploadPreset: string;
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
  /** Absolute path of the folder with the database, images and generated secrets. */
  dataDir: string;
  /** Null for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The same database with the account that owns its tables; null when that of `databaseUrl` does. */
  databaseOwnerUrl: string | null;
  /** Absolute path of the folder for daily backups; null for none. */
  backupDir: string | null;
  /** URLs of streaming replicas, from which anonymous responses are read. */
  databaseReplicaUrls: string[];
  adminEmail: string;
  adminPassword: string | null;
  demoContent: boolean;
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
  /** Null to store images on the local disk. */
  cloudinary: CloudinaryAccount | null;
  /** Whether GraphQL introspection is available to everybody. */
  introspection: boolean;
  /** Whether a browser that opens /graphql is shown Apollo Sandbox, a script of another host. */
  sandbox: boolean;
  /** Whether browsers keep pages that were read; else they delete what they have kept. */
  offlineReading: boolean;
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Throws a StartupError whose message has one line for each invalid variable. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return readAll(env, (read) => {
    const port = read("PORT", decimalBetween(1, 65_535)) ?? 4000;
    const host = read("HOST", hostAddress) ?? "127.0.0.1";
    const introspection = read("INTROSPECTION", onOff) ?? true;
    const isLocalOnly = isLoopback(host) && !read.isSet("PUBLIC_URL");
    const dataDir = toAbsolutePath(read("DATA_DIR", (text) => text) ?? ".data");
    const external = read("DATABASE_URL", databaseUrl) ?? null;
    const backupDir = toAbsolutePath(
      read("BACKUP_DIR", (text) => text) ?? join(dataDir, "backups"),
    );
    // An external database is usually backed up by those who run it.
    const hasBackups = read("BACKUPS", onOff) ?? external === null;
    return {
      mode: env.NODE_ENV === "development" ? "development" : "production",
      port,
      host,
      dataDir,
      databaseUrl: external,
      databaseOwnerUrl: readOwnerUrl(read),
      backupDir: hasBackups ? backupDir : null,
      databaseReplicaUrls: readReplicas(read),
      adminEmail: read("ADMIN_EMAIL", emailAddress) ?? "admin@doloni.example",
      adminPassword: read("ADMIN_PASSWORD", secretOfLength(1, 200)) ?? null,
      demoContent: read("DEMO_CONTENT", onOff) ?? true,
      applicationKey: read("APPLICATION_KEY", secretLines(32)) ?? null,
      smtpUrl: read("SMTP_URL", smtpUrl) ?? null,
      mailFrom: read("MAIL_FROM", emailAddress) ?? null,
      telegram: readTelegram(read),
      publicUrl: read("PUBLIC_URL", originUrl) ?? `http://${reachableHost(host)}:${port}`,
      trustProxy: read("TRUST_PROXY", trustedProxies) ?? false,
      logLevel: read("LOG_LEVEL", oneOf(logLevels)) ?? "info",
      cacheMegabytes: read("CACHE_MB", decimalBetween(1, 65_536)) ?? 32,
      cloudinary: readCloudinary(read),
      introspection,
      sandbox: introspection && (read("SANDBOX", onOff) ?? isLocalOnly),
      offlineReading: read("OFFLINE_READING", onOff) ?? true,
    };
  });
}

const toAbsolutePath = (folder: string) => (isAbsolute(folder) ? folder : resolve(root, folder));

const isLoopback = (host: string): boolean => /^(?:127\.|::1$|localhost$)/.test(host);

/** Browsers cannot open the wildcard addresses 0.0.0.0 and ::. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

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
