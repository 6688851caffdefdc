import "./mantine.css";
import "./theme.css";
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";

const sky: MantineColorsTuple = [
  "#e4f2fa",
  "#d3e9f6",
  "#bfe1f3",
  "#9fcfeb",
  "#7fbee3",
  "#3b8bc2",
  "#175a91",
  "#134b79",
  "#0f3d63",
  "#0b2f4d",
];
const leaf: MantineColorsTuple = [
  "#ddf0e4",
  "#cfe9d3",
  "#a8d5a6",
  "#83c28f",
  "#5cae78",
  "#3f9465",
  "#2a7d55",
  "#1f6a4a",
  "#155440",
  "#0f4031",
];
const poppy: MantineColorsTuple = [
  "#fff6f2",
  "#ffe6dd",
  "#ffb79f",
  "#f99077",
  "#f4704d",
  "#e0512c",
  "#c93a17",
  "#a32b0e",
  "#84220a",
  "#651a08",
];
// Warm greys for backgrounds and lines, cool ones for borders and text, as designed.
const gray: MantineColorsTuple = [
  "#f7fafd",
  "#f3f0e9",
  "#ebe6da",
  "#e2dccf",
  "#8a94a8",
  "#66738c",
  "#55647f",
  "#47597b",
  "#2c4066",
  "#14284b",
];

const headings = '"Commissioner Variable", "Commissioner Stand-in", "Arial Black", sans-serif';

/** Overlays. Their `header` must not become a landmark of the page. */
const over = {
  overlayProps: { color: "#14284b", backgroundOpacity: 0.5 },
  attributes: { header: { role: "none" } },
};

/** The design as a Mantine theme; sizes of controls are in `theme.css`. */
export const adminTheme: MantineThemeOverride = createTheme({
  colors: { sky, leaf, poppy, gray },
  primaryColor: "sky",
  primaryShade: 6,
  black: "#14284b",
  fontFamily: '"Onest Variable", "Onest Stand-in", system-ui, sans-serif',
  headings: { fontFamily: headings, fontWeight: "800" },
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Switch: { defaultProps: { size: "md", color: "leaf", withThumbIndicator: false } },
    Modal: { defaultProps: { ...over, radius: "lg" } },
    Drawer: { defaultProps: over },
  },
});

/** Mantine's variables for some of the design's colours. */
export const adminVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    "--mantine-color-dimmed": "#55647f",
    "--mantine-color-placeholder": "#66738c",
    "--mantine-color-error": "#c93a17",
    "--mantine-color-default-border": "#cdc3b1",
    "--mantine-color-default-hover": "#f7fafd",
  },
});

/** The CSP nonce for styles inserted at run time; empty in development. */
export const styleNonce = (): string =>
  document.querySelector<HTMLElement>("style[nonce]")?.nonce ?? "";

// react-remove-scroll, which Mantine's dialogs use, reads the nonce from nowhere else.
if (typeof document !== "undefined") {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
