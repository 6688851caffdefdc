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
import { type TextKind, Typed, textRules } from "../../platform/tidy-text.ts";
import { anyHolds, type Condition, hasAnswer } from "./conditions.ts";
import { type FieldRules, registerRules } from "./field-rules.ts";
import { phonePattern } from "./phone.ts";

/** Registers rules for the client and applies the validators of the server. */
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

/** A checkbox that must be checked. */
export const Ticked = () =>
  fieldRule(
    { ticked: true },
    customValidation("ticked", (answer) => answer === true),
  );

/** May be omitted; a present value must be valid. */
export const Optional = () =>
  fieldRule(
    {},
    ValidateIf((_answers, answer) => hasAnswer(answer)),
  );

/** Validated by its other rules if one of these conditions holds; otherwise ignored. */
export const OnlyIf = (...onlyIf: Condition[]) =>
  fieldRule(
    { onlyIf },
    ValidateIf((answers: object) => anyHolds(onlyIf, answers)),
  );

/** Always allowed, and required if one of these conditions holds. */
export const RequiredIf = (...requiredIf: Condition[]) =>
  fieldRule(
    { requiredIf },
    ValidateIf((answers: object, answer) => hasAnswer(answer) || anyHolds(requiredIf, answers)),
    customValidation("required", hasAnswer),
  );

export const AtMost = (maxLength: number) => fieldRule({ maxLength }, MaxLength(maxLength));

export const OfLength = (minLength: number, maxLength: number) =>
  fieldRule({ minLength, maxLength }, MinLength(minLength), MaxLength(maxLength));

/** An integer within inclusive bounds. */
export const Between = (min: number, max: number) =>
  fieldRule({ min, max }, IsInt(), Min(min), Max(max));

export const YesOrNo = () => fieldRule({}, IsBoolean());

export const OneOf = (choices: Record<string, string>) =>
  fieldRule({ oneOf: Object.keys(choices) }, IsIn(Object.values(choices)));

/** Refuses one of the values if the condition holds; add it to `OneOf`. */
export const Refusing = (choice: string, when: Condition) =>
  fieldRule(
    { refused: { choice, when } },
    ValidateBy({
      name: "refused",
      validator: {
        validate: (answer, validation) =>
          answer !== choice || !anyHolds([when], validation?.object ?? {}),
      },
    }),
  );

/** Any number of these values, including none. */
export const SomeOf = (choices: Record<string, string>) =>
  fieldRule(
    { oneOf: Object.keys(choices) },
    ValidateIf((_answers, answer) => hasAnswer(answer)),
    IsIn(Object.values(choices), { each: true }),
  );

/** At least one of these values. */
export const OneOrMoreOf = (choices: Record<string, string>) =>
  fieldRule(
    { oneOf: Object.keys(choices), arrayMinSize: 1 },
    ArrayMinSize(1),
    IsIn(Object.values(choices), { each: true }),
  );

/** The pattern is tested after the text has been tidied as one of this kind. */
function format(
  name: NonNullable<FieldRules["format"]>,
  pattern: RegExp,
  kind: TextKind,
): PropertyDecorator {
  const fits = (answer: unknown) => typeof answer === "string" && pattern.test(answer);
  const { normalization, replacing } = textRules[kind];
  const rules: FieldRules = {
    format: name,
    pattern: pattern.source,
    ...(normalization === "NFKC" && { normalization }),
    replacing: replacing.map(([found, instead]) => [found.source, instead]),
  };
  return Typed(kind, fieldRule(rules, customValidation(name, fits)));
}

/** Letters of any language, with the three apostrophes that tidied names have. */
export const PersonName = () => format("name", /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ\-. ]{1,99}$/u, "name");

export const PhoneNumber = () => format("phone", phonePattern, "phone");

// Commas and brackets are not allowed: e-mail programs would parse several addresses. No server
// delivers to an address with two dots in a row, or with one at the end of a part.
const emailPattern =
  /^(?=.{6,254}$)(?!\.|.*(?:\.\.|\.@|@\.))[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+\.[^\s@,;:<>()"\\.]{2,}$/u;
export const EmailAddress = () => format("email", emailPattern, "email");

export const HttpsUrl = () =>
  format("https", /^https:\/\/[^\s/.@?#]+(\.[^\s/.@?#]+)+([/?#]\S*)?$/u, "url");

/** The code in the Ukrainian business register. The client only warns about a wrong check digit. */
export const Edrpou = () => format("edrpou", /^\d{8}$/u, "code");

/** Numbers whose sum must equal another field, such as the ages of all children. */
export const AddUpTo = (field: string) =>
  fieldRule(
    { sum: field },
    ValidateBy({
      name: "sum",
      validator: {
        validate: (numbers, validation) =>
          sumOf(numbers) === (validation && Reflect.get(validation.object, field)),
      },
    }),
  );

const sumOf = (numbers: unknown): number =>
  Object.values(numbers ?? {}).reduce((sum: number, each) => sum + Number(each ?? 0), 0);
