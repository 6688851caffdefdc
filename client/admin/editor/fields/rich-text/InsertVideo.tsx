import { Button, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { richTextPhrases } from "../../../../phrases/admin/fields/rich-text.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { insertVideo } from "./figure-nodes.ts";
import styles from "./LinkControl.module.css";
import { ToolbarPopover } from "./ToolbarPopover.tsx";
import { VideoIcon } from "./toolbar-icons.tsx";
import { videoIdOf } from "./youtube-address.ts";

/** Inserts a video on YouTube by its address. */
export function InsertVideo({ editor }: { editor: Editor | null }) {
  const { video: phrases } = usePhrases(richTextPhrases);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const change = (opens: boolean) => {
    setIsOpen(opens);
    setTyped("");
    setIsRefused(false);
  };
  const insert = () => {
    const videoId = videoIdOf(typed);
    if (!videoId || !editor) return setIsRefused(true);
    change(false);
    insertVideo(editor, videoId);
  };
  return (
    <ToolbarPopover
      label={phrases.insert}
      icon={<VideoIcon />}
      isOpen={isOpen}
      onChange={change}
      isDisabled={!editor}
    >
      <TextInput
        label={phrases.address}
        placeholder="https://youtu.be/…"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isRefused && phrases.refused}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The field lies within the form of the whole item.
          event.preventDefault();
          insert();
        }}
      />
      <Button className={styles.button} onClick={insert}>
        {phrases.add}
      </Button>
    </ToolbarPopover>
  );
}
