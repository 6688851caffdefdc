import type { Language } from "../phrases/language.tsx";
import conflict from "./operations/conflict.graphql?raw";
import galleries from "./operations/galleries.graphql?raw";
import page from "./operations/page.graphql?raw";
import signIn from "./operations/sign-in.graphql?raw";
import upload from "./operations/upload.graphql?raw";

export type OperationName = "galleries" | "page" | "signIn" | "conflict" | "upload";

/** What a developer may want to send first; a document may have several operations. */
export interface PreparedOperation {
  name: OperationName;
  document: string;
  variables: Record<string, unknown>;
}

/** The operations with which the explorer opens, on a page in `language`. */
export const preparedOperations = (language: Language): PreparedOperation[] => [
  prepare("galleries", galleries, { language, first: 5 }),
  prepare("page", page, { address: "about", language }),
  prepare("signIn", signIn, { email: "", password: "" }),
  prepare("conflict", conflict, { id: "", version: 1, input: draft }),
  prepare("upload", upload, { imageId: "" }),
];

const draft = { translations: { eng: { name: "Draft of the explorer" } } };

const prepare = (
  name: OperationName,
  file: string,
  variables: Record<string, unknown>,
): PreparedOperation => ({ name, document: file.trim(), variables });
