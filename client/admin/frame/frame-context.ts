import { createContext, useContext } from "react";

/** What a screen may ask of the frame around it. */
export type Frame = {
  openMenu(): void;
  openPalette(): void;
  openHelp(): void;
};

const nothing = () => {};

export const FrameContext = createContext<Frame>({
  openMenu: nothing,
  openPalette: nothing,
  openHelp: nothing,
});

export const useFrame = (): Frame => useContext(FrameContext);
