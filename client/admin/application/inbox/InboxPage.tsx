import { Button } from "@mantine/core";
import { useInboxPageQuery } from "../../../graphql/generated/InboxPage.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { paths } from "../../../paths.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { GearIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ApplicationCounts } from "../../dashboard/ApplicationCounts.tsx";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import { ListError } from "../../table/ListError.tsx";
import { useContentTable } from "../../table/state/useContentTable.ts";
import { TablePagination } from "../../table/TablePagination.tsx";
import { useRefetchOnFocus } from "../application-cache.ts";
import { inboxFilters, inboxVariables } from "../inbox-query.ts";
import { EmptyInbox } from "./EmptyInbox.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { BulkRefusals, InboxBulkBar } from "./InboxBulkBar.tsx";
import styles from "./InboxPage.module.css";
import { InboxTable } from "./InboxTable.tsx";
import { InboxToolbar } from "./InboxToolbar.tsx";
import { useBulkChange } from "./useBulkChange.ts";

const size = 20;

/** The submitted applications, newest first. For case workers and admins. */
export function InboxPage() {
  const phrases = usePhrases(applicationsPhrases);
  const table = useContentTable({ filters: inboxFilters, size });
  const variables = inboxVariables(table.place, size);
  const answer = useInboxPageQuery({ variables: variables });
  useRefetchOnFocus();
  const isLost = !!answer.error && !answer.data;
  const list = isLost ? undefined : (answer.data ?? answer.previousData)?.applications;
  const changes = useBulkChange((ids) => table.selection.set(ids));
  const changeable = (list?.items ?? []).filter(({ anonymisedAt }) => !anonymisedAt);
  const isSelecting = changeable.some(({ id }) => table.selection.ids.has(id));
  return (
    <AdminScreen title={phrases.title}>
      <InboxTop />
      <ApplicationCounts />
      <section className={styles.panel} aria-label={phrases.list}>
        <InboxToolbar table={table}>
          <ExportButton query={variables} isEmpty={list?.total === 0} />
        </InboxToolbar>
        {isSelecting && <InboxBulkBar table={table} shown={changeable} changes={changes} />}
        <BulkRefusals changes={changes} />
        {isLost && <ListError answer={answer} />}
        {list?.total === 0 && <EmptyInbox table={table} />}
        {!isLost && list?.total !== 0 && (
          <InboxTable items={list?.items} isWaiting={answer.loading} selection={table.selection} />
        )}
        {list && list.total > 0 && (
          <TablePagination
            page={table.place.page}
            size={size}
            shown={list.items.length}
            total={list.total}
            onPage={(page) => table.update({ page })}
          />
        )}
      </section>
      <VisuallyHidden>
        <span role="status">{list && !answer.loading && phrases.found(list.total)}</span>
      </VisuallyHidden>
    </AdminScreen>
  );
}

function InboxTop() {
  const phrases = usePhrases(applicationsPhrases);
  const isAdmin = useIsAdmin();
  return (
    <div className={styles.top}>
      <div>
        <h1>{phrases.title}</h1>
        <p>{phrases.lead}</p>
      </div>
      {isAdmin && (
        <Button
          component={InternalLink}
          to={paths.applicationSettings()}
          variant="default"
          leftSection={<GearIcon size={18} />}
        >
          {phrases.toSettings}
        </Button>
      )}
    </div>
  );
}
