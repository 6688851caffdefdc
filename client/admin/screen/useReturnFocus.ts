import { useEffect, useState } from "react";

/**
 * Returns the focus to where it was before the component was mounted, once it is unmounted. For the
 * content of dialogs: Mantine's own `returnFocus` needs a dialog that stays mounted when it closes,
 * and remembers its first field instead where opening takes no time.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // When the dialog is gone; unless something else has taken the focus by then.
      setTimeout(() => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
