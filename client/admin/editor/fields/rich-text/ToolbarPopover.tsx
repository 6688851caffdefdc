import { Popover } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { ReactNode } from "react";

type ToolbarPopoverProps = {
  label: string;
  icon: ReactNode;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  isDisabled: boolean;
  /** Whether the cursor is in what the button inserts. */
  isActive?: boolean;
  children: ReactNode;
};

/** A button of the toolbar that opens a small form. */
export function ToolbarPopover(props: ToolbarPopoverProps) {
  const { label, isOpen, onChange } = props;
  return (
    <Popover
      opened={isOpen}
      onChange={onChange}
      trapFocus
      width={340}
      shadow="md"
      position="bottom-start"
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={props.isActive ?? false}
          disabled={props.isDisabled}
          onClick={() => onChange(!isOpen)}
        >
          {props.icon}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>{props.children}</Popover.Dropdown>
    </Popover>
  );
}
