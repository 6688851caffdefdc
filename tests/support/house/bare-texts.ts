import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { root } from "../../../server/platform/paths.ts";

type Visits = ConstructorParameters<typeof Visitor>[0];
type Visited<Type extends keyof Visits> = Parameters<NonNullable<Visits[Type]>>[0];
type JsxChild = Visited<"JSXElement">["children"][number];
type Expression = Visited<"JSXExpressionContainer">["expression"];

/** What the names of a file stand for, as far as it concerns elements. */
type Names = {
  /** The values of constants, and the functions. */
  values: Map<string, Expression | Visited<"FunctionDeclaration">>;
  /** Parameters and properties whose type says that they are elements. */
  elements: Set<string>;
};

/**
 * The texts of a file's JSX that have siblings in their element, or that are in a fragment, by their
 * lines. React makes a text node of its own for each of them. What a caller hands over as an element
 * (`ReactNode`) is not looked into.
 */
export function bareTextsIn(path: string, source = readFileSync(join(root, path), "utf8")) {
  const { program } = parseSync(path, source);
  const names = namesIn(program);
  const found: string[] = [];
  const look = (children: readonly JsxChild[], isFragment: boolean) => {
    const shown = children.filter((child) => !isBlank(child));
    if (shown.length < 2 && !isFragment) return;
    for (const child of shown.filter((each) => isTextChild(each, names))) {
      const line = source.slice(0, child.start).split("\n").length;
      const text = source.slice(child.start, child.end).trim().replace(/\s+/g, " ");
      found.push(`${path}:${line} ${text}`);
    }
  };
  new Visitor({
    JSXElement: ({ children }) => look(children, false),
    JSXFragment: ({ children }) => look(children, true),
  }).visit(program);
  return found;
}

function namesIn(program: ReturnType<typeof parseSync>["program"]): Names {
  const names: Names = { values: new Map(), elements: new Set() };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) names.values.set(id.name, init);
    },
    FunctionDeclaration: (node) => {
      if (node.id) names.values.set(node.id.name, node);
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation;
      if (key.type === "Identifier" && type && isElementType(type)) names.elements.add(key.name);
    },
  }).visit(program);
  return names;
}

/** `ReactNode`, an array of them, a union with one, or a function that returns one. */
function isElementType(type: Visited<"TSTypeAnnotation">["typeAnnotation"]): boolean {
  if (type.type === "TSUnionType") return type.types.some(isElementType);
  if (type.type === "TSArrayType") return isElementType(type.elementType);
  if (type.type === "TSFunctionType") return isElementType(type.returnType?.typeAnnotation ?? type);
  return (
    type.type === "TSTypeReference" &&
    type.typeName.type === "Identifier" &&
    /^React(Node|Element)$/.test(type.typeName.name)
  );
}

/** White space between elements, and comments: translators leave both alone. */
const isBlank = (child: JsxChild): boolean =>
  child.type === "JSXText"
    ? child.value.trim() === ""
    : child.type === "JSXExpressionContainer" &&
      (child.expression.type === "JSXEmptyExpression" ||
        (child.expression.type === "Literal" && `${child.expression.value}`.trim() === ""));

const isTextChild = (child: JsxChild, names: Names): boolean =>
  child.type === "JSXText" ||
  (child.type === "JSXExpressionContainer" && isText(child.expression, names));

/** Whether an expression may be a text; of unknown names it is assumed. */
function isText(value: Expression, names: Names, seen: readonly string[] = []): boolean {
  const also = (other: Expression) => isText(other, names, seen);
  switch (value.type) {
    case "ParenthesizedExpression":
      return also(value.expression);
    case "LogicalExpression":
      return also(value.right) || (value.operator !== "&&" && also(value.left));
    case "ConditionalExpression":
      return also(value.consequent) || also(value.alternate);
    case "Literal":
      return typeof value.value === "string" ? value.value.trim() !== "" : value.value !== null;
    case "Identifier":
      return isNamedText(value.name, names, seen);
    case "MemberExpression":
      return value.property.type !== "Identifier" || isNamedText(value.property.name, names, seen);
    case "CallExpression":
      return isCallText(value, names, seen);
    default:
      return !/^(JSX|ArrowFunction|ArrayExpression)/.test(value.type);
  }
}

function isNamedText(name: string, names: Names, seen: readonly string[]): boolean {
  if (name === "undefined" || names.elements.has(name) || seen.includes(name)) return false;
  const value = names.values.get(name);
  if (!value) return true;
  return value.type === "FunctionDeclaration"
    ? !makesElements(value)
    : isText(value, names, [...seen, name]);
}

/** `list.map(…)` is what its function makes; so is any other function of the file. */
function isCallText(
  { callee, arguments: [first] }: Visited<"CallExpression">,
  names: Names,
  seen: readonly string[],
): boolean {
  if (first?.type === "ArrowFunctionExpression" && makesElements(first)) return false;
  if (callee.type === "Identifier") {
    const value = names.values.get(callee.name);
    return !(names.elements.has(callee.name) || (value && makesElements(value)));
  }
  return isText(callee, names, seen);
}

function makesElements(made: Expression | Visited<"FunctionDeclaration">): boolean {
  let makes = false;
  const note = () => {
    makes = true;
  };
  const parts = new Visitor({ JSXElement: note, JSXFragment: note });
  parts.visit({ type: "Program", body: [made] } as unknown as Parameters<Visitor["visit"]>[0]); // any node has parts
  return makes;
}
