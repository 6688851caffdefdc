import { createContext, useContext } from "react";
import type { ApiError } from "./errors.ts";

/** A form that a browser without scripts posted, and that was refused. */
export type FormPost = {
  /** The address it was posted to, without its query: "/need-help". */
  path: string;
  /** What was typed, by the fields' names; several answers to one question are a list. */
  values: { readonly [name: string]: string | readonly string[] };
  /** When the form was opened, as it said itself; blank when it did not. */
  openedAt: string;
  failure: ApiError;
  /** The labels of its fields by their names, in the page's order. */
  labels: { readonly [name: string]: string };
};

/** The server fills it for the page that it draws in answer to the form. */
export const FormPostContext = createContext<FormPost | null>(null);

/**
 * Takes down a field's label while the page is drawn. Only the server does: what is wrong stands
 * above the fields that it names, so a refused form is drawn once to learn their names and order.
 */
export const LabelCollectorContext = createContext<((name: string, label: string) => void) | null>(
  null,
);

/** What was posted to this address; null on every other page. */
export function useFormPost(path: string): FormPost | null {
  const posted = useContext(FormPostContext);
  return posted?.path === path ? posted : null;
}
