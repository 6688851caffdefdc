// Takes the place of argon2 in server tests, half of whose accounts' time went into it. The real cost
// is tested in tests/server/accounts/sign-in.test.ts.
import { hash as hashAtCost, type Options } from "../../../node_modules/@node-rs/argon2/index.js";

export { verify } from "../../../node_modules/@node-rs/argon2/index.js";

export const hash = (password: string, options: Options): Promise<string> =>
  hashAtCost(password, { ...options, memoryCost: 64, timeCost: 1 });
