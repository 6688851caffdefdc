import "reflect-metadata";
import { type CommandName, failureOf } from "./command.ts";
import { say } from "./platform/log.ts";

const [name, ...parameters] = process.argv.slice(2);
// The scripts name no other.
const failure = await failureOf(name as CommandName, { parameters, env: process.env, say });
if (failure !== null) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
