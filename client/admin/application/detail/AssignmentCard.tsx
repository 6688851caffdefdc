import { Button, NativeSelect } from "@mantine/core";
import { useCaseWorkersQuery } from "../../../graphql/generated/CaseWorkers.ts";
import { useSession } from "../../../graphql/session.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { AsideCard } from "../../screen/AsideCard.tsx";
import { applicationStates } from "../inbox-query.ts";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./AsideCards.module.css";
import { EventRow } from "./EventRow.tsx";
import type { Assignment } from "./useAssignment.ts";

/** State and assignee of the application. */
export function AssignmentCard({
  application,
  work,
}: {
  application: LoadedApplication;
  work: Assignment;
}) {
  const phrases = usePhrases(applicationPagePhrases);
  const list = usePhrases(applicationsPhrases);
  const own = useSession();
  const isMine = own?.id === application.assignee?.id;
  return (
    <AsideCard title={phrases.work}>
      <NativeSelect
        label={phrases.state}
        rightSection={<ChevronIcon size={16} />}
        value={work.values.state}
        data={applicationStates.map((value) => ({ value, label: list.states[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const state = applicationStates.find((one) => one === value);
          if (state) work.choose({ state });
        }}
      />
      <NativeSelect
        label={phrases.assignee}
        rightSection={<ChevronIcon size={16} />}
        value={work.values.assignee}
        data={useAssignees(application)}
        onChange={(event) => work.choose({ assignee: event.currentTarget.value })}
      />
      <AssignmentError work={work} />
      <div className={styles.buttons}>
        <Button loading={work.isBusy} disabled={!work.isDirty} onClick={() => void work.save()}>
          {phrases.save}
        </Button>
        {own && !isMine && (
          <Button variant="default" disabled={work.isBusy} onClick={() => void work.takeBy(own.id)}>
            {phrases.assignToSelf}
          </Button>
        )}
      </div>
    </AsideCard>
  );
}

/** Why saving failed, and what somebody else changed meanwhile. */
function AssignmentError({ work }: { work: Assignment }) {
  const phrases = usePhrases(applicationPagePhrases);
  return (
    <div role="alert" className={styles.error}>
      {work.error && <p>{work.error}</p>}
      {work.error && work.meanwhile.length > 0 && (
        <>
          <p>{`${phrases.meanwhile}:`}</p>
          <ul>
            {work.meanwhile.map((event) => (
              <li key={event.id}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * Everybody who can be assigned; the present assignee is included even without permission any more.
 */
function useAssignees({ assignee }: LoadedApplication) {
  const phrases = usePhrases(applicationPagePhrases);
  const { data } = useCaseWorkersQuery();
  const people = (data?.caseWorkers ?? []).map(({ id, name, email }) => ({
    value: id,
    label: name || email,
  }));
  const isKnown = !assignee || people.some(({ value }) => value === assignee.id);
  const called = assignee ? assignee.name || assignee.email : "";
  return [
    { value: "", label: phrases.nobody },
    ...people,
    ...(assignee && !isKnown
      ? [{ value: assignee.id, label: data ? phrases.gone(called) : called }]
      : []),
  ];
}
