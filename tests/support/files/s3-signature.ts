import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { S3Account } from "../../../server/platform/file-location.ts";

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const allowedSkewMs = 15 * 60_000;

/**
 * The error code for a request whose signature (AWS Signature Version 4, in the header) is not that
 * of the account at this time; null for a valid one.
 */
export function refusalOf(
  { method, url = "", headers }: IncomingMessage,
  account: S3Account,
  now: number,
): string | null {
  const [, keyId, day = "", region = "", names = "", signature = ""] =
    authorization.exec(headers.authorization ?? "") ?? [];
  if (!keyId) return "AccessDenied";
  if (keyId !== account.accessKeyId) return "InvalidAccessKeyId";
  const time = String(headers["x-amz-date"]);
  const sentAt = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(sentAt - now) < allowedSkewMs)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const mustBeSigned = Object.keys(headers).filter(
    (name) => name === "host" || name === "content-type" || name.startsWith("x-amz-"),
  );
  if (!mustBeSigned.every((name) => signed.includes(name))) return "AccessDenied";
  const [path, query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${account.secretAccessKey}`,
  );
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, "hex"));
  return isRight ? null : "SignatureDoesNotMatch";
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
