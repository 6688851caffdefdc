import { Button } from "@mantine/core";
import { useState } from "react";
import { useConsentsPageQuery } from "../../graphql/generated/ConsentsPage.ts";
import { useHasRole } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { WithdrawalDialog } from "../image/consent/WithdrawalDialog.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ListError } from "../table/ListError.tsx";
import { hasFilters } from "../table/state/list-query.ts";
import { type ContentTableState, useContentTable } from "../table/state/useContentTable.ts";
import { TablePagination } from "../table/TablePagination.tsx";
import styles from "./Consents.module.css";
import { type ConsentRow, ConsentTable } from "./ConsentTable.tsx";
import { ConsentToolbar } from "./ConsentToolbar.tsx";
import { consentFilters, consentVariables } from "./consent-query.ts";

const size = 20;

/** All consents to pictures, with their state, found by event, reference and picture. */
export function ConsentsPage() {
  const phrases = usePhrases(consentPhrases);
  const table = useContentTable({ filters: consentFilters, size });
  const variables = consentVariables(table.place, size);
  const answer = useConsentsPageQuery({ variables });
  const isLost = !!answer.error && !answer.data;
  const list = isLost ? undefined : (answer.data ?? answer.previousData)?.consents;
  const [withdrawing, setWithdrawing] = useState<ConsentRow | null>(null);
  return (
    <AdminScreen title={phrases.title}>
      <ConsentsTop />
      <section className={styles.panel} aria-label={phrases.list}>
        <ConsentToolbar table={table} />
        {isLost && <ListError answer={answer} />}
        {list?.total === 0 && <NoConsents table={table} />}
        {list && list.total > 0 && (
          <>
            <ConsentTable
              items={list.items}
              isWaiting={answer.loading}
              onWithdraw={setWithdrawing}
            />
            <TablePagination
              page={table.place.page}
              size={size}
              shown={list.items.length}
              total={list.total}
              onPage={(page) => table.update({ page })}
            />
          </>
        )}
      </section>
      {withdrawing && (
        <WithdrawalDialog consent={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
      <VisuallyHidden>
        <span role="status">{list && !answer.loading && phrases.found(list.total)}</span>
      </VisuallyHidden>
    </AdminScreen>
  );
}

function ConsentsTop() {
  const phrases = usePhrases(consentPhrases);
  const isEditor = useHasRole("editor");
  return (
    <div className={styles.top}>
      <div>
        <h1>{phrases.title}</h1>
        <p>{phrases.lead}</p>
      </div>
      {isEditor && (
        <Button
          component={InternalLink}
          to={editorPaths.consent("new")}
          leftSection={<PlusIcon size={18} />}
        >
          {phrases.add}
        </Button>
      )}
    </div>
  );
}

function NoConsents({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(consentPhrases);
  const isFiltered = hasFilters(table.place);
  return (
    <div className={styles.empty}>
      <h2>{isFiltered ? phrases.noneFound : phrases.none}</h2>
      <p>{isFiltered ? phrases.noneFoundText : phrases.noneText}</p>
    </div>
  );
}
