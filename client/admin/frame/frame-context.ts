import { createContext, useContext } from "react";

/** What a screen's top bar may ask of the frame around it. */
export type Frame = { openMenu(): void };

export const FrameContext = createContext<Frame>({ openMenu: () => {} });

export const useFrame = (): Frame => useContext(FrameContext);
