import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Visitor } from "rolldown/utils";
import { root } from "../../../server/platform/paths.ts";

type Visits = ConstructorParameters<typeof Visitor>[0];
type Visited<Type extends keyof Visits> = Parameters<NonNullable<Visits[Type]>>[0];
type Node = Visited<keyof Visits>;
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
  const nodes = nodesIn(parseSync(path, source).program);
  const names = namesIn(nodes);
  return nodes.flatMap((node) => {
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return [];
    const shown = node.children.filter((child) => !isBlank(child));
    const rendered = node.children.filter((child) => !isDropped(child));
    if (rendered.length < 2 && node.type === "JSXElement") return [];
    return shown
      .filter((child) => isTextChild(child, names))
      .map((child) => {
        const line = source.slice(0, child.start).trimEnd().split("\n").length;
        const text = source.slice(child.start, child.end).trim().replace(/\s+/g, " ");
        return `${path}:${line} ${text}`;
      });
  });
}

/** A node and all nodes below it, in the order of the file. */
function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== "object" || value === null) return found;
  if ("type" in value && "start" in value) found.push(value as Node); // nothing else has both
  for (const part of Object.values(value)) nodesIn(part, found);
  return found;
}

function namesIn(nodes: readonly Node[]): Names {
  const names: Names = { values: new Map(), elements: new Set() };
  for (const node of nodes) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      names.values.set(node.id.name, node.init);
    if (node.type === "FunctionDeclaration" && node.id) names.values.set(node.id.name, node);
    if (node.type === "TSPropertySignature" && node.key.type === "Identifier") {
      const type = node.typeAnnotation?.typeAnnotation;
      if (type && isElementType(type)) names.elements.add(node.key.name);
    }
  }
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

/** Line breaks between elements, and comments: React renders nothing for them. */
const isDropped = (child: JsxChild): boolean =>
  child.type === "JSXText"
    ? /^\s*\n\s*$/.test(child.value)
    : child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";

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
    case "ChainExpression":
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

/** Elements, as their types in other files say. */
const elementsElsewhere = ["bulk", "dialog", "fact", "lightbox"];

const isElementName = (name: string, names: Names): boolean =>
  name === "undefined" || names.elements.has(name) || elementsElsewhere.includes(name);

function isNamedText(name: string, names: Names, seen: readonly string[]): boolean {
  if (isElementName(name, names) || seen.includes(name)) return false;
  const value = names.values.get(name);
  if (!value) return true;
  return value.type === "FunctionDeclaration"
    ? !makesElements(value)
    : isText(value, names, [...seen, name]);
}

/** `list.map(…)` is what its function makes; so is any other function of the file. */
function isCallText(
  { callee, arguments: given }: Visited<"CallExpression">,
  names: Names,
  seen: readonly string[],
): boolean {
  if (given.some((one) => one.type !== "SpreadElement" && makesElements(one))) return false;
  if (callee.type === "Identifier") {
    const value = names.values.get(callee.name);
    return !(isElementName(callee.name, names) || (value && makesElements(value)));
  }
  return isText(callee, names, seen);
}

const makesElements = (made: object): boolean =>
  nodesIn(made).some(({ type }) => type === "JSXElement" || type === "JSXFragment");
