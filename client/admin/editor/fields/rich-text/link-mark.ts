import TipTapLink from "@tiptap/extension-link";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { mergeAttributes } from "@tiptap/react";
import { isWebUrl, linkAddressOf } from "./link-address.ts";
import { typedLinks } from "./typed-links.ts";

/** Opens the dialog of the toolbar, on the editor's element; it is cancelled by who does so. */
export const editLinkEvent = "edit-link";

/** Ctrl+K in any keyboard layout; elsewhere than in a text it opens the palette. */
function openDialog({ dom }: EditorView, event: KeyboardEvent): boolean {
  if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey)) return false;
  event.stopPropagation();
  return !dom.dispatchEvent(new Event(editLinkEvent, { cancelable: true }));
}

const dialogKey = new Plugin({ props: { handleKeyDown: openDialog } });

/**
 * A link as the server stores it: its address alone, complete, with `rel` where it leads to another
 * site. Addresses that the server would drop make no link.
 */
export const LinkMark = TipTapLink.extend({
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (link: HTMLElement) => linkAddressOf(link.getAttribute("href") ?? ""),
    },
  }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (link) => (linkAddressOf(link.getAttribute("href") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => {
    const rel = isWebUrl(HTMLAttributes.href) ? { rel: "noopener noreferrer" } : {};
    return ["a", mergeAttributes(HTMLAttributes, rel), 0];
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), typedLinks(this.type), dialogKey];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => linkAddressOf(address) !== null,
  // `typedLinks` does it, for phone numbers as well and for e-mail addresses of any domain.
  autolink: false,
  // In pasted text. A name with a dot in a sentence is rarely an address.
  shouldAutoLink: (address) => /^(https?:\/\/|www\.|mailto:)|@/i.test(address),
});
