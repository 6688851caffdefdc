import { Button } from "@mantine/core";
import { addresses } from "../../addresses.ts";
import { useInboxPageQuery } from "../../graphql/generated/InboxPage.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { GearIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ListProblem } from "../editing/ListProblem.tsx";
import { TableFoot } from "../editing/TableFoot.tsx";
import { useContentTable } from "../editing/useContentTable.ts";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { InboxCounts } from "./InboxCounts.tsx";
import { InboxEmpty } from "./InboxEmpty.tsx";
import styles from "./InboxPage.module.css";
import { InboxTable } from "./InboxTable.tsx";
import { InboxTools } from "./InboxTools.tsx";
import { inboxFilters, inboxWish } from "./inbox-wish.ts";
import { useReadAgain } from "./useReadAgain.ts";

const size = 20;

/** What people sent, newest first. For case workers and admins. */
export function InboxPage() {
  const phrases = usePhrases(applicationsPhrases);
  const table = useContentTable({ filters: inboxFilters, size });
  const wish = inboxWish(table.place, size);
  const answer = useInboxPageQuery({ isQuiet: true, variables: wish });
  useReadAgain();
  const isLost = !!answer.error && !answer.data;
  const list = isLost ? undefined : (answer.data ?? answer.previousData)?.applications;
  return (
    <AdminScreen title={phrases.title}>
      <InboxTop />
      <InboxCounts />
      <section className={styles.panel} aria-label={phrases.list}>
        <InboxTools table={table}>
          <ExportButton wish={wish} isEmpty={list?.total === 0} />
        </InboxTools>
        {isLost && <ListProblem answer={answer} />}
        {list?.total === 0 && <InboxEmpty table={table} />}
        {!isLost && list?.total !== 0 && (
          <InboxTable items={list?.items} isWaiting={answer.loading} />
        )}
        {list && list.total > 0 && (
          <TableFoot
            page={table.place.page}
            size={size}
            shown={list.items.length}
            total={list.total}
            onPage={(page) => table.go({ page })}
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
          component={InnerLink}
          to={addresses.applicationSettings()}
          variant="default"
          leftSection={<GearIcon size={18} />}
        >
          {phrases.toSettings}
        </Button>
      )}
    </div>
  );
}
