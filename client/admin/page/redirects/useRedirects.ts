import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { notifyContentChanged } from "../../../graphql/content-changes.ts";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import {
  RedirectsPageDocument,
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
  const client = useApolloClient();
  const [send] = useSaveRedirectMutation({ context: { handlesOwnErrors: true } });
  const [sendDeletion] = useDeleteRedirectMutation();
  const [isBusy, setIsBusy] = useState(false);

  const show = (redirects: RedirectsPageQuery["redirects"] | undefined) => {
    notifyContentChanged(client);
    if (redirects) client.writeQuery({ query: RedirectsPageDocument, data: { redirects } });
  };
  /** `previous` is the path of the redirect that is changed; null adds one. Returns the error. */
  const save = async (paths: Paths, previous: string | null): Promise<ApiError | null> => {
    setIsBusy(true);
    try {
      const { data } = await send({ variables: { ...paths, previousFromPath: previous } });
      show(data?.saveRedirect);
      notifySuccess({ title: phrases.saved(paths.fromPath) });
      return null;
    } catch (error) {
      return toApiError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async ({ fromPath, toPath }: Redirect) => {
    const { data } = await sendDeletion({ variables: { fromPath } });
    show(data?.deleteRedirect);
    const onClick = () => void save({ fromPath, toPath }, null);
    notifySuccess({ title: phrases.removed(fromPath), undo: { label: phrases.undo, onClick } });
  };
  return { isBusy, save, remove };
}
