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
import { anyHolds, type Condition, hasAnswer } from "./conditions.ts";
import { type FieldRules, registerRules } from "./field-rules.ts";
import { phonePattern, phoneReplacements } from "./phone.ts";

/** A rule for the server's check and, in the same breath, for the browser's. */
function fieldRule(rules: FieldRules, ...checks: PropertyDecorator[]): PropertyDecorator {
  return (prototype, field) => {
    registerRules(prototype, String(field), rules);
    for (const check of checks) check(prototype, field);
  };
}

const customValidation = (
  name: string,
  validate: (answer: unknown) => boolean,
): PropertyDecorator => ValidateBy({ name, validator: { validate } });

export const Required = () =>
  fieldRule({ required: true }, customValidation("required", hasAnswer));

/** A tick that somebody has to set. */
export const Ticked = () =>
  fieldRule(
    { ticked: true },
    customValidation("ticked", (answer) => answer === true),
  );

/** May be left out; what is given has to be right. */
export const Optional = () =>
  fieldRule(
    {},
    ValidateIf((_answers, answer) => hasAnswer(answer)),
  );

/** Asked, and then demanded by its other rules, when one of these holds; else left out. */
export const OnlyIf = (...onlyIf: Condition[]) =>
  fieldRule(
    { onlyIf },
    ValidateIf((answers: object) => anyHolds(onlyIf, answers)),
  );

/** May always be given, and is demanded when one of these holds. */
export const RequiredIf = (...requiredIf: Condition[]) =>
  fieldRule(
    { requiredIf },
    ValidateIf((answers: object, answer) => hasAnswer(answer) || anyHolds(requiredIf, answers)),
    customValidation("required", hasAnswer),
  );

export const AtMost = (maxLength: number) => fieldRule({ maxLength }, MaxLength(maxLength));

export const OfLength = (minLength: number, maxLength: number) =>
  fieldRule({ minLength, maxLength }, MinLength(minLength), MaxLength(maxLength));

/** A whole number. */
export const Between = (min: number, max: number) =>
  fieldRule({ min, max }, IsInt(), Min(min), Max(max));

export const YesOrNo = () => fieldRule({}, IsBoolean());

export const OneOf = (choices: Record<string, string>) =>
  fieldRule({ oneOf: Object.keys(choices) }, IsIn(Object.values(choices)));

/** Any number of them, none as well. */
export const SomeOf = (choices: Record<string, string>) =>
  fieldRule(
    { oneOf: Object.keys(choices) },
    ValidateIf((_answers, answer) => hasAnswer(answer)),
    IsIn(Object.values(choices), { each: true }),
  );

/** `SomeOf`, and at least one. */
export const OneOrMoreOf = (choices: Record<string, string>) =>
  fieldRule(
    { oneOf: Object.keys(choices), arrayMinSize: 1 },
    ArrayMinSize(1),
    IsIn(Object.values(choices), { each: true }),
  );

function format(name: NonNullable<FieldRules["format"]>, pattern: RegExp, more: FieldRules = {}) {
  const fits = (answer: unknown) => typeof answer === "string" && pattern.test(answer);
  return fieldRule(
    { format: name, pattern: pattern.source, ...more },
    customValidation(name, fits),
  );
}

/** Letters of any language, with all three apostrophes. */
export const PersonName = () => format("name", /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ\-. ]{1,99}$/u);

/** Asked once the number is international: see `toInternationalPhone`. */
export const PhoneNumber = () => format("phone", phonePattern, { replacing: phoneReplacements });

// No commas and brackets: a mail program would read several addresses.
const emailPattern = /^(?=.{6,254}$)[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+\.[^\s@,;:<>()"\\.]{2,}$/u;
export const EmailAddress = () => format("email", emailPattern);

export const HttpsUrl = () =>
  format("https", /^https:\/\/[^\s/.@?#]+(\.[^\s/.@?#]+)+([/?#]\S*)?$/u);

/** The register code; a wrong check digit is for the screen to warn about. */
export const Edrpou = () => format("edrpou", /^\d{8}$/u);

/** Numbers that add up to another answer: the ages of all children. */
export const AddUpTo = (field: string) =>
  fieldRule(
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
