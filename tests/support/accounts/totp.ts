import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app with this secret shows at the time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });

/** The time `steps` codes of an authenticator app later. */
export const stepsAfter = (time: Date, steps: number): Date =>
  new Date(time.getTime() + steps * 30_000);
