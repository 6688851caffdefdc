import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  useRequireSecondStepMutation,
  useSecondStepRequirementSuspenseQuery,
} from "../../../graphql/generated/Requirement.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usersPhrases } from "../../../phrases/admin/account/users.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { ErrorLine } from "../ErrorLine.tsx";
import styles from "./SecondStep.module.css";

const allRoles = ["editor", "caseWorker", "admin"] as const;

/** Chooses the roles that must have a second step. For admins. */
export function RequirementCard() {
  const phrases = usePhrases(secondStepPhrases);
  const { roles } = usePhrases(usersPhrases);
  const { data } = useSecondStepRequirementSuspenseQuery();
  const [required, setRequired] = useState(data.secondStepRequiredFor);
  const { attempt, isBusy, error } = useSingleWrite();
  const [save] = useRequireSecondStepMutation({
    context: { handlesOwnErrors: true },
    refetchQueries: ["SecondStepRequirement"],
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await attempt(() => save({ variables: { roles: required } }));
    if (!saved) return;
    notifySuccess({ title: phrases.requirementSaved, text: phrases.requirementSavedText });
  };

  return (
    <section className={styles.card}>
      <h2>{phrases.requirementTitle}</h2>
      <p className={styles.hint}>{phrases.requirementText}</p>
      <form method="post" className={styles.form} onSubmit={submit}>
        {allRoles.map((role) => (
          <Checkbox
            key={role}
            label={roles[role]}
            checked={required.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              setRequired(
                allRoles.filter((each) => (each === role ? checked : required.includes(each))),
              )
            }
          />
        ))}
        <ErrorLine error={error} />
        <Button type="submit" loading={isBusy}>
          {phrases.requirementSave}
        </Button>
      </form>
    </section>
  );
}
