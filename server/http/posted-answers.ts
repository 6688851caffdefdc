import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";

type Posted = Pick<URLSearchParams, "getAll" | "has">;

/** One answer that the schema asks for, by its name in the form: "phone", "childAges.to2". */
interface Question {
  name: string;
  type: GraphQLInputType;
}

/** Everything that a form's input asks, with the answers within an answer. */
function questionsOf(input: GraphQLInputObjectType, parent = ""): Question[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const inner = getNullableType(type);
    return isInputObjectType(inner)
      ? questionsOf(inner, `${parent}${name}.`)
      : [{ name: parent + name, type }];
  });
}

/** What was typed, as it was typed, by the questions' names; all else that was sent is left out. */
export function typedIn(
  input: GraphQLInputObjectType,
  posted: Posted,
): Record<string, string | string[]> {
  const answered = questionsOf(input).filter(({ name }) => posted.has(name));
  return Object.fromEntries(
    answered.map(({ name, type }) => {
      const words = wordsOf(posted, name);
      return [name, isListType(getNullableType(type)) ? words : (words.at(-1) ?? "")];
    }),
  );
}

/** The same typed as in the schema. What cannot be stays as it came, for the rules to refuse. */
export function inputFrom(input: GraphQLInputObjectType, posted: Posted, parent = ""): object {
  const answers = Object.values(input.getFields()).map(({ name, type }) => {
    const inner = getNullableType(type);
    if (!isInputObjectType(inner)) return [name, answerOf(type, wordsOf(posted, parent + name))];
    const isPosted = questionsOf(inner, `${name}.`).some((question) => posted.has(question.name));
    return [name, isPosted ? inputFrom(inner, posted, `${name}.`) : undefined];
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

/** Browsers send a line's end as two characters. */
const wordsOf = (posted: Posted, name: string): string[] =>
  posted.getAll(name).map((word) => word.replaceAll("\r\n", "\n"));

function answerOf(type: GraphQLInputType, words: string[]): unknown {
  const given = words.filter((word) => word.trim() !== "");
  const named = getNamedType(type);
  if (given.length === 0) return undefined;
  const answers = given.map((word) => single(named, word));
  return isListType(getNullableType(type)) ? answers : answers.at(-1);
}

function single(type: GraphQLNamedInputType, word: string): unknown {
  if (isEnumType(type)) return type.getValue(word)?.value ?? word;
  if (type.name === "Int") return /^-?\d{1,9}$/.test(word.trim()) ? Number(word) : word;
  if (type.name === "Boolean" && (word === "true" || word === "false")) return word === "true";
  return word;
}
