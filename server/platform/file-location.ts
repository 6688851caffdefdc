import { isAbsolute } from "node:path";
import { type EnvironmentReader, readAll } from "./environment-rules.ts";

/** A bucket and who may use it. */
export interface S3Account {
  bucket: string;
  /** Ends with a slash, or is blank. */
  prefix: string;
  /** Origin of the service; null for AWS. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials; null for others. */
  sessionToken: string | null;
}

/** Where files are stored: in a folder, by its absolute path, or in a bucket. */
export type FileLocation = { folder: string } | { s3: S3Account };

type Address =
  | { folder: string }
  | { s3: Pick<S3Account, "bucket" | "prefix" | "endpoint" | "region"> };

/** Names of the variables with the credentials of a bucket; the first one that is set counts. */
export interface CredentialNames {
  accessKeyId: string[];
  secretAccessKey: string[];
  sessionToken: string[];
}

export const awsCredentials: CredentialNames = {
  accessKeyId: ["AWS_ACCESS_KEY_ID"],
  secretAccessKey: ["AWS_SECRET_ACCESS_KEY"],
  sessionToken: ["AWS_SESSION_TOKEN"],
};

/**
 * Reads the variable `name`: an absolute path, or `s3://bucket/prefix?endpoint=…&region=…` with the
 * credentials of the named variables; null when it is not set.
 */
export function readFileLocation(
  read: EnvironmentReader,
  name: string,
  credentials: CredentialNames,
): FileLocation | null {
  const awsRegion = read("AWS_REGION", (text) => text) ?? null;
  const address = read(name, (text) => parseAddress(text, awsRegion));
  if (!address) return null;
  if ("folder" in address) return address;
  const first = (names: string[]) =>
    names.map((one) => read(one, (text) => text)).find((text) => text !== undefined);
  const accessKeyId = first(credentials.accessKeyId);
  const secretAccessKey = first(credentials.secretAccessKey);
  const missing = accessKeyId ? credentials.secretAccessKey : credentials.accessKeyId;
  if (!accessKeyId || !secretAccessKey) read.reject(missing[0] ?? name, `is needed for ${name}`);
  return {
    s3: {
      ...address.s3,
      accessKeyId: accessKeyId ?? "",
      secretAccessKey: secretAccessKey ?? "",
      sessionToken: first(credentials.sessionToken) ?? null,
    },
  };
}

/** Between buckets of two services, the one that the site does not use has its own key. */
const moveCredentials: CredentialNames = {
  accessKeyId: ["FILES_MOVE_ACCESS_KEY_ID"],
  secretAccessKey: ["FILES_MOVE_SECRET_ACCESS_KEY"],
  sessionToken: [],
};

/**
 * Reads the place that an option of a command names, with the credentials of FILES_MOVE_… if they are
 * set, else those of the site's bucket. Throws a StartupError.
 */
export const readPlace = (
  env: NodeJS.ProcessEnv,
  option: string,
  text: string,
): FileLocation | null =>
  readAll({ ...env, [option]: text }, (read) => {
    const isOwn = Object.values(moveCredentials).flat().some(read.isSet);
    return readFileLocation(read, option, isOwn ? moveCredentials : awsCredentials);
  });

/** Throws an Error with the rule that the text breaks. */
function parseAddress(text: string, awsRegion: string | null): Address {
  if (isAbsolute(text)) return { folder: text };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "s3:" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) {
    throw new Error(
      "must be an absolute path, or look like s3://bucket/prefix?endpoint=https://s3.example.org",
    );
  }
  if (url.username || url.password) {
    throw new Error("must not contain a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  }
  for (const parameter of url.searchParams.keys()) {
    if (parameter === "endpoint" || parameter === "region") continue;
    throw new Error(`has the parameter ${parameter}: only endpoint and region are known`);
  }
  const endpoint = url.searchParams.get("endpoint");
  const region = url.searchParams.get("region") ?? awsRegion;
  if (!endpoint && !region) {
    throw new Error("needs &region=… for AWS, or &endpoint=… for another service");
  }
  const segments = url.pathname.split("/").filter(Boolean);
  if (!segments.every((part) => /^\.*[\w-][\w.-]*$/.test(part))) {
    throw new Error("may have letters, digits, _, - and . in its prefix");
  }
  return {
    s3: {
      bucket: url.hostname,
      prefix: segments.map((part) => `${part}/`).join(""),
      endpoint: endpoint && safeOrigin(endpoint),
      // Other services take any region.
      region: region ?? "us-east-1",
    },
  };
}

/** Keys and files cross the network, so that only this machine may be spoken to in the clear. */
function safeOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error("has an endpoint that must look like https://s3.example.org");
  const isLoopback = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  if (url.protocol === "http:" && !isLoopback) {
    throw new Error("has an endpoint without encryption: only https is allowed to other machines");
  }
  return url.origin;
}
