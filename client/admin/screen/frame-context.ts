import { createContext, useContext } from "react";

/** What a screen can call on the frame around it. */
export type FrameActions = {
  openMenu(): void;
  openPalette(): void;
  openHelp(): void;
};

const noop = () => {};

export const FrameActionsContext = createContext<FrameActions>({
  openMenu: noop,
  openPalette: noop,
  openHelp: noop,
});

export const useFrameActions = (): FrameActions => useContext(FrameActionsContext);
