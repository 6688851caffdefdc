import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type FieldError, toApiError } from "../../graphql/errors.ts";
import {
  PreviewPaymentCodesDocument,
  type PreviewPaymentCodesQuery,
} from "../../graphql/generated/PaymentCodes.ts";
import { isUnfinished } from "./requisite-checks.ts";

type PaymentCodes = PreviewPaymentCodesQuery["previewPaymentCodes"];
type Checked = { codes: PaymentCodes; errors: readonly FieldError[] };

/** Milliseconds without a keystroke after which the server is asked. */
const pauseMs = 400;

export type RequisiteCheck = ReturnType<typeof useRequisiteCheck>;

/**
 * What the server says of typed bank details before they are saved: the errors that saving would
 * have, and the QR codes that donors would see.
 */
export function useRequisiteCheck(input: object) {
  const client = useApolloClient();
  const [checked, setChecked] = useState<Checked>({ codes: [], errors: [] });
  /** The id of the focused field. */
  const [focused, setFocused] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await client
        .query({
          query: PreviewPaymentCodesDocument,
          variables: { input } as never, // the editor's form as input, see `EditorDocuments`
          fetchPolicy: "no-cache",
        })
        .then(({ data }) => ({ codes: data?.previewPaymentCodes ?? [], errors: [] }))
        .catch((error: unknown) => ({ codes: [], errors: toApiError(error).fields }));
      if (isCurrent) setChecked(answer);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, input]);

  return {
    codes: checked.codes,
    onFocus: setFocused,
    /** Adds the server's error to a field, but not while its number is still being typed. */
    at<Props extends { path: string; value: string; error: FieldError | null }>(props: Props) {
      const isTyping = focused === `field-${props.path}` && isUnfinished(props.path, props.value);
      const found = checked.errors.find(({ path }) => path === props.path);
      return { ...props, error: props.error ?? (isTyping ? null : (found ?? null)) };
    },
  };
}
