import { Button } from "@mantine/core";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";

type AddButtonProps = {
  /** Path of the editor for a new item. */
  to: string;
  children: string;
  isSecondary?: boolean;
};

export function AddButton({ to, children, isSecondary = false }: AddButtonProps) {
  return (
    <Button
      component={InternalLink}
      to={to}
      leftSection={<PlusIcon size={18} />}
      variant={isSecondary ? "default" : "filled"}
    >
      {children}
    </Button>
  );
}
