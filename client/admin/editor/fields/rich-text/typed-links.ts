import type { MarkType } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { linkAddressOf } from "./link-address.ts";

const webAddress = /(?:https?:\/\/|www\.)[^\s<>«»"]*[^\s<>«»".,;:!?)]/u;
const email = /[^\s@()«»<>:/"]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}/u;
const phone = /(?:\+?38)?\(?0\d{2}\)?(?:[\s-]?\d){7}|\+\d(?:[\s()-]{0,2}\d){8,14}/u;

/** An address at the end of a text, but for the punctuation of its sentence. */
const typedAddress = new RegExp(
  `(?:^|[\\s(«"])(${webAddress.source}|${email.source}|${phone.source})[.,;:!?)»"]*$`,
  "u",
);

/** Makes links of addresses, e-mail addresses and phone numbers once a space or Enter follows. */
export const typedLinks = (link: MarkType): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        if (/^\s$/.test(text)) linkTyped(view, link);
        return false;
      },
      handleKeyDown(view, { key }) {
        if (key === "Enter") linkTyped(view, link);
        return false;
      },
    },
  });

function linkTyped({ state, dispatch }: EditorView, link: MarkType): void {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.type.allowsMarkType(link)) return;
  // A line break or a picture is one character, as in positions.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\n");
  const match = typedAddress.exec(before);
  const typed = match?.[1] ?? "";
  const href = linkAddressOf(typed);
  if (!match || !href) return;
  const from = $from.start() + match.index + match[0].indexOf(typed);
  const to = from + typed.length;
  if (!state.doc.rangeHasMark(from, to, link))
    dispatch(state.tr.addMark(from, to, link.create({ href })));
}
