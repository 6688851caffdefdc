import { Button } from "@mantine/core";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";

type AddButtonProps = {
  /** Path of the editor for a new item. */
  to: string;
  children: string;
  isQuiet?: boolean;
};

export function AddButton({ to, children, isQuiet = false }: AddButtonProps) {
  return (
    <Button
      component={InternalLink}
      to={to}
      leftSection={<PlusIcon size={18} />}
      variant={isQuiet ? "default" : "filled"}
    >
      {children}
    </Button>
  );
}
