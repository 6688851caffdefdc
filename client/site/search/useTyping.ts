import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { type Asked, searchPath } from "./asked.ts";

/** Milliseconds without typing after which a search begins. */
const debounceMs = 250;

/**
 * The field of the search page: what is typed there becomes part of the URL, in place of the current
 * history entry. The field is uncontrolled, so that nothing is lost that was typed before hydration.
 */
export function useTyping({ text, kind }: Asked) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");

  function searchNow(typed: string) {
    clearTimeout(timer.current);
    if (typed.trim() === text) return;
    const to = searchPath({ text: typed.trim(), kind });
    const state = { keepsPlace: true };
    navigate(language ? withLanguage(to, language) : to, { replace: true, state });
  }

  const latest = useRef(searchNow);
  useEffect(() => {
    latest.current = searchNow;
  });

  function type(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(typed), debounceMs);
  }

  useEffect(() => {
    const input = field.current;
    if (!input || input.value.trim() === text) return;
    // Another address: the reader has gone back, or followed a link.
    if (document.activeElement !== input) input.value = text;
  }, [text]);

  useEffect(() => {
    const typed = field.current?.value ?? "";
    // Typed before hydration.
    if (document.activeElement === field.current) latest.current(typed);
    return () => clearTimeout(timer.current);
  }, []);

  return { field, type, searchNow };
}
