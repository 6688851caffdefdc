import { Autocomplete, Button } from "@mantine/core";
import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useState } from "react";
import { richTextPhrases } from "../../../../phrases/admin/fields/rich-text.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import styles from "./LinkControl.module.css";
import { linkAddressOf } from "./link-address.ts";
import { editLinkEvent } from "./link-mark.ts";
import { ToolbarPopover } from "./ToolbarPopover.tsx";
import { LinkIcon } from "./toolbar-icons.tsx";
import { useLinkTargets } from "./useLinkTargets.ts";

/**
 * The dialog of links: an address, an e-mail address, a phone number, or a page of the site that is
 * found by its title.
 */
export function LinkControl({ editor }: { editor: Editor | null }) {
  const { link: phrases } = usePhrases(richTextPhrases);
  const [isOpen, setIsOpen] = useState(false);
  const isInLink = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive("link") ?? false,
  });
  useEffect(() => {
    if (!editor) return;
    const open = (event: Event) => {
      event.preventDefault();
      setIsOpen(true);
    };
    let dom: HTMLElement | null = null;
    const listen = () => {
      dom = editor.view.dom;
      dom.addEventListener(editLinkEvent, open);
    };
    // While the screen waits for data, the editor is not on the page and has no element.
    if (editor.isInitialized) listen();
    else editor.on("create", listen);
    return () => {
      editor.off("create", listen);
      dom?.removeEventListener(editLinkEvent, open);
    };
  }, [editor]);
  return (
    <ToolbarPopover
      label={phrases.insert}
      icon={<LinkIcon />}
      isOpen={isOpen}
      onChange={setIsOpen}
      isActive={isInLink ?? false}
      isDisabled={!editor}
    >
      {editor && <LinkForm editor={editor} onDone={() => setIsOpen(false)} />}
    </ToolbarPopover>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { link: phrases } = usePhrases(richTextPhrases);
  const [typed, setTyped] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [isRefused, setIsRefused] = useState(false);
  const targets = useLinkTargets(typed);

  function finish(address: string, text: string) {
    setLink(editor, address, text);
    onDone();
  }
  function submit() {
    if (typed.trim() === "") return finish("", "");
    const address = linkAddressOf(typed);
    if (address) finish(address, typed.trim());
    else setIsRefused(true);
  }

  return (
    <>
      <Autocomplete
        label={phrases.address}
        description={phrases.hint}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isRefused && phrases.refused}
        data={targets.map(({ path }) => path)}
        // The server has searched.
        filter={({ options }) => options}
        selectFirstOptionOnChange
        comboboxProps={{ withinPortal: false }}
        renderOption={({ option }) => {
          const target = targets.find(({ path }) => path === option.value);
          return (
            <span>
              <span>{target?.title}</span>
              <span className={styles.kind}>{target?.kind}</span>
            </span>
          );
        }}
        onChange={(text) => {
          setTyped(text);
          setIsRefused(false);
        }}
        onOptionSubmit={(path) => {
          finish(path, targets.find((target) => target.path === path)?.title ?? path);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          const isChoosing = targets.length > 0;
          // The field lies within the form of the whole item.
          event.preventDefault();
          if (!isChoosing) submit();
        }}
      />
      <Button className={styles.button} onClick={submit}>
        {phrases.save}
      </Button>
    </>
  );
}

/** Links the selected text or the link at the cursor; with neither, inserts `text` as a link. */
function setLink(editor: Editor, address: string, text: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (address === "") {
    chain.unsetLink().run();
  } else if (editor.state.selection.empty && !editor.isActive("link")) {
    const marks = [{ type: "link", attrs: { href: address } }];
    chain.insertContent({ type: "text", text, marks }).unsetMark("link").run();
  } else {
    chain.setLink({ href: address }).run();
  }
}
