import { createContext, useContext } from "react";

/** Turns the page to the other language; the frame that owns the address provides it. */
export const LanguageTurnContext = createContext<() => void>(() => {});

export const useLanguageTurn = (): (() => void) => useContext(LanguageTurnContext);
