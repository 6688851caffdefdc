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

const draft = { translations: { eng: { name: "Draft of the explorer" } } };

/** The operations with which the explorer opens, on a page in `language`. */
export const preparedOperations = (language: Language): PreparedOperation[] => [
  { name: "galleries", document: galleries, variables: { language, first: 5 } },
  { name: "page", document: page, variables: { address: "about", language } },
  { name: "signIn", document: signIn, variables: { email: "", password: "" } },
  { name: "conflict", document: conflict, variables: { id: "", version: 1, input: draft } },
  { name: "upload", document: upload, variables: { imageId: "" } },
];
