import "./ui/styles/base.css";
import "./explorer/explorer.css";
import { createRoot } from "react-dom/client";
import { Explorer } from "./explorer/Explorer.tsx";
import { trustExplorerFiles } from "./explorer/trusted-types.ts";
import { LanguageProvider, languageCodes } from "./phrases/language.tsx";

trustExplorerFiles();
const root = document.getElementById("explorer");
if (!root) throw new Error("The document was not written by the server.");
const language = document.documentElement.lang === languageCodes.ENG.html ? "ENG" : "UA";
createRoot(root).render(
  <LanguageProvider language={language}>
    <Explorer hasSandbox={root.dataset.sandbox === "on"} />
  </LanguageProvider>,
);
