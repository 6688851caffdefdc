import { createContext, useContext } from "react";
import type { ApiError } from "./errors.ts";

/** A form that a browser without scripts posted and the server rejected. */
export type FormPost = {
  /** The path it was posted to, without its query: "/need-help". */
  path: string;
  /** Submitted values by field name; several answers to one question are a list. */
  values: { readonly [name: string]: string | readonly string[] };
  /** When the form was opened, from its hidden field; blank when missing. */
  openedAt: string;
  error: ApiError;
  /** Field labels by field name, in the page's order. */
  labels: { readonly [name: string]: string };
};

/** The server provides it for the page that it renders in response to the form. */
export const FormPostContext = createContext<FormPost | null>(null);

/**
 * Collects a field's label during rendering. Only the server does: the error summary stands above
 * the fields that it names, so a rejected form is rendered once to learn their names and order.
 */
export const LabelCollectorContext = createContext<((name: string, label: string) => void) | null>(
  null,
);

/** The form posted to this path; null on every other page. */
export function useFormPost(path: string): FormPost | null {
  const posted = useContext(FormPostContext);
  return posted?.path === path ? posted : null;
}
