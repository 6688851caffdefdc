import { useRenewInvitationMutation } from "../../graphql/generated/InviteDialog.ts";
import {
  type UserRowFragment,
  useDeactivateUserMutation,
  useDeleteUserMutation,
  useReactivateUserMutation,
  useRemoveUserSecondStepMutation,
  useRenameUserMutation,
  useSetUserRolesMutation,
} from "../../graphql/generated/UsersPage.ts";
import { endSession, type UserRole } from "../../graphql/session.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import type { OneTimeLink } from "./LinkDialog.tsx";
import type { UserAction } from "./user-status.ts";

/** What the dialog of an action can change. */
export type UserValues = { name: string; roles: UserRole[] };

const ownErrors = { context: { handlesOwnErrors: true } };

/** Runs an action on an account. Every result updates its row. */
export function useUserAction() {
  const { attempt, ...state } = useSingleWrite();
  const [setRoles] = useSetUserRolesMutation(ownErrors);
  const [rename] = useRenameUserMutation(ownErrors);
  const [deactivate] = useDeactivateUserMutation(ownErrors);
  const [reactivate] = useReactivateUserMutation(ownErrors);
  const [removeSecondStep] = useRemoveUserSecondStepMutation(ownErrors);
  const [remove] = useDeleteUserMutation({
    ...ownErrors,
    awaitRefetchQueries: true,
  });
  // The secret link must not enter the cache.
  const [renew] = useRenewInvitationMutation({
    ...ownErrors,
    fetchPolicy: "no-cache",
    awaitRefetchQueries: true,
  });

  const write = async (
    action: UserAction,
    id: string,
    { name, roles }: UserValues,
  ): Promise<OneTimeLink | null> => {
    const variables = { id };
    if (action === "deactivate") await deactivate({ variables });
    else if (action === "delete") await remove({ variables });
    else if (action === "reactivate") await reactivate({ variables });
    else if (action === "removeSecondStep") await removeSecondStep({ variables });
    else if (action === "renew" || action === "resetPassword") {
      return (await renew({ variables })).data?.renewInvitation ?? null;
    } else if (action === "rename") await rename({ variables: { id, name } });
    else await setRoles({ variables: { id, roles } });
    return null;
  };

  /** Resolves to null after an error; to a link when the action creates one. */
  const act = async (
    { action, user }: { action: UserAction; user: UserRowFragment },
    values: UserValues,
    isOwn: boolean,
  ) => {
    const outcome = await attempt(() => write(action, user.id, values));
    if (outcome && isOwn && action === "deactivate") endSession();
    return outcome && { link: outcome.result };
  };

  return { act, ...state };
}
