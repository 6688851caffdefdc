import { isAbsolute, resolve } from "node:path";
import {
  decimalBetween,
  type EnvironmentReader,
  emailAddress,
  hostAddress,
  oneOf,
  onOff,
  originUrl,
  readAll,
  secretOfLength,
  trustedProxies,
} from "./environment-rules.ts";
import { root } from "./paths.ts";

export interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where the HTTP API answers, when it is not api.cloudinary.com. */
  uploadPrefix: string | null;
  /** The unsigned preset with which browsers upload straight to Cloudinary. */
  uploadPreset: string;
}

/** Everything that can be set from outside; the README's table says the same in words. */
export interface Environment {
  mode: "production" | "development";
  port: number;
  host: string;
  /** Absolute: the database, images and generated secrets of this installation. */
  dataDir: string;
  /** Null: the embedded PostgreSQL, in `dataDir`. */
  databaseUrl: string | null;
  /** Of replicas that follow it; strangers are read to from them. */
  databaseReplicaUrls: string[];
  adminEmail: string;
  adminPassword: string | null;
  demoContent: boolean;
  /** Null only until `main` has read or generated the one kept in `dataDir`. */
  jwtSecret: string | null;
  /** Seals what applicants tell. Null only until `main` has read or generated the kept one. */
  applicationKey: string | null;
  /** `smtp://user:password@host:port`, or smtps; null: mails are kept to be read in the inbox. */
  smtpUrl: string | null;
  /** From whom mails come; null: the e-mail of the settings. */
  mailFrom: string | null;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** As Fastify takes it: nobody, everybody, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
  logLevel: (typeof logLevels)[number];
  /** Of memory for answers that are given again until content changes. */
  cacheMegabytes: number;
  /** Null: images stay on this disk. */
  cloudinary: CloudinaryAccount | null;
  /** Whether strangers may read the schema; the Sandbox follows. */
  introspection: boolean;
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Throws a Refusal whose message has one line for each wrong variable, naming it. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return readAll(env, (read) => {
    const port = read("PORT", decimalBetween(1, 65_535)) ?? 4000;
    const host = read("HOST", hostAddress) ?? "127.0.0.1";
    return {
      mode: env.NODE_ENV === "development" ? "development" : "production",
      port,
      host,
      dataDir: toAbsolutePath(read("DATA_DIR", (text) => text) ?? ".data"),
      databaseUrl: read("DATABASE_URL", databaseUrl) ?? null,
      databaseReplicaUrls: readReplicas(read),
      adminEmail: read("ADMIN_EMAIL", emailAddress) ?? "admin@doloni.example",
      adminPassword: read("ADMIN_PASSWORD", secretOfLength(8, 200)) ?? null,
      demoContent: read("DEMO_CONTENT", onOff) ?? true,
      jwtSecret: read("JWT_SECRET", secretOfLength(32, 1000)) ?? null,
      applicationKey: read("APPLICATION_KEY", secretOfLength(32, 1000)) ?? null,
      smtpUrl: read("SMTP_URL", smtpUrl) ?? null,
      mailFrom: read("MAIL_FROM", emailAddress) ?? null,
      publicUrl: read("PUBLIC_URL", originUrl) ?? `http://${reachableHost(host)}:${port}`,
      trustProxy: read("TRUST_PROXY", trustedProxies) ?? false,
      logLevel: read("LOG_LEVEL", oneOf(logLevels)) ?? "info",
      cacheMegabytes: read("CACHE_MB", decimalBetween(1, 65_536)) ?? 64,
      cloudinary: readCloudinary(read),
      introspection: read("INTROSPECTION", onOff) ?? true,
    };
  });
}

const toAbsolutePath = (folder: string) => (isAbsolute(folder) ? folder : resolve(root, folder));

/** "Every network" is no place a browser could go to. */
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

function readReplicas(read: EnvironmentReader): string[] {
  const addresses = read("DATABASE_REPLICA_URLS", (text) => {
    if (!read.isSet("DATABASE_URL")) throw new Error("is of use only beside DATABASE_URL");
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
    if (!read.isSet("CLOUDINARY_URL")) throw new Error("is of use only beside CLOUDINARY_URL");
    return text;
  });
  if (!account) return null;
  if (!uploadPreset) read.reject("CLOUDINARY_UPLOAD_PRESET", "is needed beside CLOUDINARY_URL");
  return { ...account, uploadPreset: uploadPreset ?? "" };
}
