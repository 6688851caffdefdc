import { useState } from "react";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import {
  type RedirectsPageQuery,
  useDeleteRedirectMutation,
  useSaveRedirectMutation,
} from "../../../graphql/generated/RedirectsPage.ts";
import { redirectPhrases } from "../../../phrases/admin/site/redirects.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";

export type Redirect = RedirectsPageQuery["redirects"][number];
type Paths = Pick<Redirect, "fromPath" | "toPath">;

/** Saving and deleting redirects. A refused one stays as it was typed. */
export function useRedirects() {
  const phrases = usePhrases(redirectPhrases);
  const [send] = useSaveRedirectMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const [sendDeletion] = useDeleteRedirectMutation({ awaitRefetchQueries: true });
  const [isBusy, setIsBusy] = useState(false);

  /** `previous` is the path of the redirect that is changed; null adds one. Returns the error. */
  const save = async (paths: Paths, previous: string | null): Promise<ApiError | null> => {
    setIsBusy(true);
    try {
      await send({ variables: { ...paths, previousFromPath: previous } });
      notifySuccess({ title: phrases.saved(paths.fromPath) });
      return null;
    } catch (error) {
      return toApiError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async ({ fromPath, toPath }: Redirect) => {
    await sendDeletion({ variables: { fromPath } });
    const onClick = () => void save({ fromPath, toPath }, null);
    notifySuccess({ title: phrases.removed(fromPath), undo: { label: phrases.undo, onClick } });
  };
  return { isBusy, save, remove };
}
