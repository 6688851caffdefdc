import { type EntityManager, LessThan } from "typeorm";
import { hashSecret, randomSecret } from "../secret.ts";
import { KnownDevice } from "./known-device.entity.ts";

const retentionMs = 180 * 24 * 60 * 60 * 1000;

/** The hash of the device's id if the account has signed in with it before, else null. */
export async function findKnownDevice(
  db: EntityManager,
  email: string,
  deviceId: string,
): Promise<string | null> {
  if (!deviceId) return null;
  const deviceHash = hashSecret(deviceId);
  const isKnown = await db.existsBy(KnownDevice, { deviceHash, account: { email } });
  return isKnown ? deviceHash : null;
}

/**
 * Records a sign-in, and returns the id that the browser stores: the one that it sent, so that
 * several accounts share it, or a new one.
 */
export async function recordDevice(
  db: EntityManager,
  accountId: string,
  sentId: string,
  now: Date,
): Promise<string> {
  await db.delete(KnownDevice, { lastUsedAt: LessThan(new Date(now.getTime() - retentionMs)) });
  const deviceId = /^[\w-]{43}$/.test(sentId) ? sentId : randomSecret();
  await db.upsert(KnownDevice, { accountId, deviceHash: hashSecret(deviceId), lastUsedAt: now }, [
    "accountId",
    "deviceHash",
  ]);
  return deviceId;
}
