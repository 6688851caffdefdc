import { createContext, useContext } from "react";
import type { Failure } from "./failures.ts";

/** A form that a browser without scripts posted, and that was refused. */
export type Posted = {
  /** The address it was posted to, without its query: "/need-help". */
  path: string;
  /** What was typed, by the fields' names; several answers to one question are a list. */
  values: { readonly [name: string]: string | readonly string[] };
  failure: Failure;
};

/** The server fills it for the page that it draws in answer to the form. */
export const PostedContext = createContext<Posted | null>(null);

/** What was posted to this address; null on every other page. */
export function usePosted(path: string): Posted | null {
  const posted = useContext(PostedContext);
  return posted?.path === path ? posted : null;
}
