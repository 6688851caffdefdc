import {
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from "class-validator";
import { anyHolds, type Condition, isGiven } from "./conditions.ts";
import { type FieldRules, noteRules } from "./field-rules.ts";
import { phonePattern, phoneSteps } from "./phone.ts";

/** A rule for the server's check and, in the same breath, for the browser's. */
function rule(rules: FieldRules, ...checks: PropertyDecorator[]): PropertyDecorator {
  return (prototype, field) => {
    noteRules(prototype, String(field), rules);
    for (const check of checks) check(prototype, field);
  };
}

const demand = (name: string, validate: (answer: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate } });

export const Required = () => rule({ required: true }, demand("required", isGiven));

/** A tick that somebody has to set. */
export const Ticked = () =>
  rule(
    { ticked: true },
    demand("ticked", (answer) => answer === true),
  );

/** May be left out; what is given has to be right. */
export const Optional = () =>
  rule(
    {},
    ValidateIf((_answers, answer) => isGiven(answer)),
  );

/** Asked, and then demanded by its other rules, when one of these holds; else left out. */
export const OnlyIf = (...onlyIf: Condition[]) =>
  rule(
    { onlyIf },
    ValidateIf((answers: object) => anyHolds(onlyIf, answers)),
  );

/** May always be given, and is demanded when one of these holds. */
export const RequiredIf = (...requiredIf: Condition[]) =>
  rule(
    { requiredIf },
    ValidateIf((answers: object, answer) => isGiven(answer) || anyHolds(requiredIf, answers)),
    demand("required", isGiven),
  );

export const AtMost = (maxLength: number) => rule({ maxLength }, MaxLength(maxLength));

export const OfLength = (minLength: number, maxLength: number) =>
  rule({ minLength, maxLength }, MinLength(minLength), MaxLength(maxLength));

/** A whole number. */
export const Between = (min: number, max: number) =>
  rule({ min, max }, IsInt(), Min(min), Max(max));

export const YesOrNo = () => rule({}, IsBoolean());

export const OneOf = (choices: Record<string, string>) =>
  rule({ oneOf: Object.keys(choices) }, IsIn(Object.values(choices)));

/** Any number of them, none as well. */
export const SomeOf = (choices: Record<string, string>) =>
  rule(
    { oneOf: Object.keys(choices) },
    ValidateIf((_answers, answer) => isGiven(answer)),
    IsIn(Object.values(choices), { each: true }),
  );

/** `SomeOf`, and at least one. */
export const OneOrMoreOf = (choices: Record<string, string>) =>
  rule(
    { oneOf: Object.keys(choices), arrayMinSize: 1 },
    ...[ArrayMinSize(1), IsIn(Object.values(choices), { each: true })],
  );

function format(name: NonNullable<FieldRules["format"]>, pattern: RegExp, more: FieldRules = {}) {
  const fits = (answer: unknown) => typeof answer === "string" && pattern.test(answer);
  return rule({ format: name, pattern: pattern.source, ...more }, demand(name, fits));
}

/** Letters of any language, with all three apostrophes. */
export const PersonName = () => format("name", /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ\-. ]{1,99}$/u);

/** Asked once the number is international: see `internationalPhone`. */
export const Phone = () => format("phone", phonePattern, { replacing: phoneSteps });

// No commas and brackets: a mail program would read several addresses.
const emailPattern = /^(?=.{6,254}$)[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+\.[^\s@,;:<>()"\\.]{2,}$/u;
export const Email = () => format("email", emailPattern);

export const HttpsAddress = () =>
  format("https", /^https:\/\/[^\s/.@?#]+(\.[^\s/.@?#]+)+([/?#]\S*)?$/u);

/** The register code; a wrong check digit is for the screen to warn about. */
export const Edrpou = () => format("edrpou", /^\d{8}$/u);

/** Numbers that add up to another answer: the ages of all children. */
export const AddUpTo = (field: string) =>
  rule(
    { sum: field },
    ValidateBy({
      name: "sum",
      validator: {
        validate: (numbers, asked) =>
          sumOf(numbers) === (asked && Reflect.get(asked.object, field)),
      },
    }),
  );

const sumOf = (numbers: unknown): number =>
  Object.values(numbers ?? {}).reduce((sum: number, each) => sum + Number(each ?? 0), 0);
