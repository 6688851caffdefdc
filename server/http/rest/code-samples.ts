import type { OperationExample } from "./examples.ts";

/** A call to write down: the address may contain texts like `$ID`, which the sender replaces. */
export interface SampleCall extends OperationExample {
  method: string;
  url: string;
  needsToken: boolean;
  /** Content type of the answer; null when it has none. */
  answerType: string | null;
}

/** The value of `x-codeSamples`, which viewers of OpenAPI documents show beside an operation. */
export const codeSamples = (call: SampleCall) => [
  { lang: "Shell", label: "curl", source: curlSample(call) },
  { lang: "JavaScript", label: "fetch", source: fetchSample(call) },
];

/** For a POSIX shell; what the sender replaces are its variables. */
function curlSample({ method, url, needsToken, body, file, variables }: SampleCall): string {
  const parts = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${url}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${shellQuoted(body, variables)}`] : []),
    ...(file ? [`-F "file=@${file}"`] : []),
  ];
  return parts.join(" \\\n  ");
}

/** In single quotes, in which a shell reads nothing else; the variables are outside of them. */
const shellQuoted = (body: object, variables: Variables): string =>
  `'${withVariables(toJson(body).replaceAll("'", "'\\''"), variables, (name) => `"'"$${name}"'"`)}'`;

/** For Node, in a module; what the sender replaces are variables of the environment. */
function fetchSample(call: SampleCall): string {
  const { method, url, needsToken, body, file, answerType, variables } = call;
  const headers = [
    ...(needsToken ? ['Authorization: "Bearer " + process.env.TOKEN'] : []),
    ...(body ? ['"Content-Type": "application/json"'] : []),
  ];
  const options = [
    ...(method === "get" ? [] : [`method: "${method.toUpperCase()}"`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(", ")} }`] : []),
    ...(body ? [`body: JSON.stringify(${indented(bodyInScript(body, variables))})`] : []),
    ...(file ? ["body"] : []),
  ];
  const parameters = options.length > 0 ? `, {\n  ${options.join(",\n  ")},\n}` : "";
  return [
    ...(file ? [fileInScript(file)] : []),
    `const response = await fetch(${addressInScript(url)}${parameters});`,
    `console.log(response.status${answerInScript(answerType)});`,
  ].join("\n");
}

const fileInScript = (file: string): string => `import { openAsBlob } from "node:fs";

const body = new FormData();
body.set("file", await openAsBlob("${file}"), "${file}");`;

const addressInScript = (url: string): string =>
  url.includes("$") ? `\`${url.replace(/\$(\w+)/g, "$${process.env.$1}")}\`` : `"${url}"`;

const bodyInScript = (body: object, variables: Variables): string =>
  withVariables(toJson(body), variables, (name) => `process.env.${name}`);

const answerInScript = (type: string | null): string => {
  if (type === null) return "";
  return `, await response.${type === "application/json" ? "json" : "text"}()`;
};

const toJson = (body: object): string => JSON.stringify(body, null, 2);

type Variables = OperationExample["variables"];

/** JSON with other text in place of the texts that are variables, which are given without their `$`. */
const withVariables = (json: string, variables: Variables = [], write: (name: string) => string) =>
  variables.reduce(
    (text, variable) => text.replaceAll(JSON.stringify(variable), () => write(variable.slice(1))),
    json,
  );

const indented = (text: string): string => text.replaceAll("\n", "\n  ");
