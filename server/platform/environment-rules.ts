import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { StartupError } from "./startup-error.ts";

/** Parses one variable by its rule; undefined when it is not set or invalid, which is recorded. */
export interface EnvironmentReader {
  <T>(name: string, rule: (text: string) => T): T | undefined;
  isSet(name: string): boolean;
  reject(name: string, reason: string): void;
}

/** Reads all variables, then throws one StartupError with a line for each invalid one. */
export function readAll<T>(
  env: NodeJS.ProcessEnv,
  readEverything: (read: EnvironmentReader) => T,
): T {
  const errors = new Map<string, string>();
  const refuse = (name: string, reason: string) => {
    if (!errors.has(name)) errors.set(name, `${name} ${reason}.`);
  };
  const fromFiles = readSecretFiles(env, refuse);
  const trimmedValue = (name: string) => fromFiles.get(name) ?? (env[name]?.trim() || undefined);
  const read = <R>(name: string, rule: (text: string) => R): R | undefined => {
    const text = trimmedValue(name);
    if (text === undefined) return undefined;
    try {
      return rule(text);
    } catch (error) {
      refuse(name, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const isGiven = (name: string) => trimmedValue(name) !== undefined;
  const result = readEverything(Object.assign(read, { isSet: isGiven, reject: refuse }));
  if (errors.size > 0) throw new StartupError([...errors.values()].join("\n"));
  return result;
}

/** Variables that can also be read from the file named by `<variable>_FILE`. */
const secretVariables = [
  "ADMIN_PASSWORD",
  "APPLICATION_KEY",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
  "BACKUP_ACCESS_KEY_ID",
  "BACKUP_KEY",
  "BACKUP_SECRET_ACCESS_KEY",
  "CLOUDINARY_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_REPLICA_URLS",
  "DATABASE_URL",
  "FILES_MOVE_ACCESS_KEY_ID",
  "FILES_MOVE_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "TELEGRAM_BOT_TOKEN",
];

/** The contents of the files by variable, without the surrounding white space. */
function readSecretFiles(
  env: NodeJS.ProcessEnv,
  refuse: EnvironmentReader["reject"],
): Map<string, string> {
  const contents = new Map<string, string>();
  for (const name of secretVariables) {
    const fileVariable = `${name}_FILE`;
    const file = env[fileVariable]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) refuse(name, `and ${fileVariable} are both set: set only one of them`);
    try {
      const text = readFileSync(file, "utf8").trim();
      if (text) contents.set(name, text);
      else refuse(fileVariable, `names an empty file: ${file}`);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : error;
      refuse(fileVariable, `names a file that cannot be read (${code}): ${file}`);
    }
  }
  return contents;
}

export const decimalBetween = (least: number, most: number) => (text: string) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Error(`must be a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
};

export function onOff(text: string): boolean {
  if (text !== "on" && text !== "off") throw new Error(`must be on or off, not "${text}"`);
  return text === "on";
}

export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T => {
    const value = values.find((candidate) => candidate === text);
    if (!value) throw new Error(`must be one of ${values.join(", ")}, not "${text}"`);
    return value;
  };

/** One or more secrets, one per line. */
export const secretLines = (least: number) => (text: string) => {
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() && line.trim().length < least) {
      throw new Error(`must have at least ${least} characters in each line`);
    }
  }
  return text;
};

/** Its messages never contain the value, because terminals and logs store what they display. */
export const secretOfLength = (least: number, most: number) => (text: string) => {
  if (text.length < least) throw new Error(`must have at least ${least} characters`);
  if (text.length > most) throw new Error(`must have at most ${most} characters`);
  return text;
};

export function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text) || text.length > 254) {
    throw new Error(`must be an e-mail address, not "${text}"`);
  }
  return text;
}

/** An address to listen on: an IP address or a host name, without scheme and port. */
export function hostAddress(text: string): string {
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new Error(`must be an IP address or a host name, not "${text}"`);
  }
  return text;
}

export function originUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(`must look like https://example.org, without a path, not "${text}"`);
  return url.origin;
}

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/** False for off, the number of proxies, or the networks that contain them. */
export function trustedProxies(text: string): false | number | string {
  if (text === "off" || text === "false") return false;
  if (text === "on" || text === "true") {
    throw new Error(
      "must be the number of proxies in front of the site, such as 1, or their addresses, such as 10.0.0.0/8: on would believe any address that a client claims",
    );
  }
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(",").map((network) => network.trim());
  if (networks.every(isNetwork)) return networks.join(",");
  throw new Error(
    `must be off, a number of proxies, or addresses such as 10.0.0.0/8, not "${text}"`,
  );
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [ip = "", prefix, ...rest] = text.split("/");
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}
