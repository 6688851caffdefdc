import { trustedTypes } from "../ui/trusted-html.ts";

// Mantine writes its variables as the text of a style element, and Tiptap parses what is pasted
// into an inert document; neither marks its HTML. Scripts by address or as text stay refused.
trustedTypes?.createPolicy("default", { createHTML: (html) => html });
