import { Button } from "@mantine/core";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PlusIcon } from "../../ui/icons.tsx";

type AddButtonProps = {
  /** Where something new is begun. */
  to: string;
  children: string;
  isQuiet?: boolean;
};

export function AddButton({ to, children, isQuiet = false }: AddButtonProps) {
  return (
    <Button
      component={InnerLink}
      to={to}
      leftSection={<PlusIcon size={18} />}
      variant={isQuiet ? "default" : "filled"}
    >
      {children}
    </Button>
  );
}
