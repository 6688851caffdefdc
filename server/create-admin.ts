import { parseArgs } from "node:util";
import { createAdmin } from "./account/first-admin.ts";
import { maxPasswordLength, minPasswordLength } from "./account/password-strength.ts";
import type { Command } from "./command.ts";
import { isEmpty } from "./first-run.ts";
import { migrate } from "./platform/database/database.ts";
import { FieldEncryption } from "./platform/encryption/field-encryption.ts";
import { openKeyRing } from "./platform/encryption/key-ring.ts";
import { readEnvironment } from "./platform/environment.ts";
import { emailAddress, secretOfLength } from "./platform/environment-rules.ts";
import { StartupError } from "./platform/startup-error.ts";
import { withDatabase } from "./with-database.ts";

const usage =
  "npm run admin:create -- --email somebody@example.org [--password …] [--remove-second-step]";

/** Creates an administrator from the command line, whether or not the server is running. */
export const command: Command = async ({ parameters, env, say }) => {
  const credentials = readCredentials(parameters);
  const environment = readEnvironment(env);
  await withDatabase(environment, async (db) => {
    if (await isEmpty(db))
      throw new StartupError("The database is empty: run npm start once first.");
    await migrate(db);
    const encryption = new FieldEncryption(await openKeyRing(environment));
    const emails = { encryption, publicUrl: environment.publicUrl };
    const { email, generatedPassword } = await createAdmin(db, credentials, emails);
    say(`${email} is an administrator.`);
    if (credentials.removesSecondStep) say("Signing in asks for the password alone.");
    if (generatedPassword) say(`Password: ${generatedPassword}  (shown this once)`);
  });
};

function readCredentials(parameters: string[]): {
  email: string;
  password: string | null;
  removesSecondStep: boolean;
} {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        email: { type: "string" },
        password: { type: "string" },
        "remove-second-step": { type: "boolean" },
      },
    });
    if (!values.email) throw new Error("--email is missing");
    return {
      email: named("--email", emailAddress, values.email),
      password: values.password
        ? named("--password", secretOfLength(minPasswordLength, maxPasswordLength), values.password)
        : null,
      removesSecondStep: values["remove-second-step"] ?? false,
    };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}

function named(name: string, rule: (text: string) => string, text: string): string {
  try {
    return rule(text);
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : error}`);
  }
}
