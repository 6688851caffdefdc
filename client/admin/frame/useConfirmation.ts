import { useEffect, useRef, useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";
import { useConfirmPasswordMutation } from "../../graphql/generated/ConfirmationDialog.ts";
import { handleConfirmations } from "../../graphql/user-checks.ts";

/** Answers the demands of the server for the password. */
export function useConfirmation() {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);
  const [send, { loading: isBusy }] = useConfirmPasswordMutation({
    context: { handlesOwnErrors: true },
  });

  const settle = (isConfirmed: boolean) => {
    answer.current?.(isConfirmed);
    answer.current = null;
    setIsOpen(false);
    setError(null);
  };

  useEffect(() => {
    const stop = handleConfirmations(() => {
      setIsOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      stop();
      answer.current?.(false);
    };
  }, []);

  return {
    isOpen,
    isBusy,
    error,
    /** Resolves to whether the password was right. */
    async confirm(password: string): Promise<boolean> {
      if (isBusy) return false;
      try {
        await send({ variables: { password } });
        settle(true);
        return true;
      } catch (caught) {
        setError(toApiError(caught));
        return false;
      }
    },
    cancel: () => settle(false),
  };
}
