import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useRedirectsPageSuspenseQuery } from "../../../graphql/generated/RedirectsPage.ts";
import { redirectPhrases } from "../../../phrases/admin/site/redirects.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ArrowIcon, PencilIcon, PlusIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import { TablePagination } from "../../table/TablePagination.tsx";
import { RedirectDialog } from "./RedirectDialog.tsx";
import styles from "./RedirectsPage.module.css";
import { type Redirect, useRedirects } from "./useRedirects.ts";

const pageSize = 50;

/** All former addresses and where they lead. */
export function RedirectsPage() {
  const phrases = usePhrases(redirectPhrases);
  const { redirects: all } = useRedirectsPageSuspenseQuery().data;
  const redirects = useRedirects();
  const [edited, setEdited] = useState<Redirect | "new" | null>(null);
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>{phrases.title}</h1>
          <p className={styles.lead}>{phrases.lead}</p>
        </div>
        <Button leftSection={<PlusIcon size={18} />} onClick={() => setEdited("new")}>
          {phrases.add}
        </Button>
      </div>
      <RedirectList
        all={all}
        onEdit={setEdited}
        onRemove={(redirect) => {
          void redirects.remove(redirect);
          document.querySelector<HTMLElement>("main h1")?.focus();
        }}
      />
      {edited && (
        <RedirectDialog
          redirect={edited === "new" ? null : edited}
          all={all}
          redirects={redirects}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminScreen>
  );
}

type RowActions = { onEdit: (one: Redirect) => void; onRemove: (one: Redirect) => void };

function RedirectList({ all, ...actions }: RowActions & { all: readonly Redirect[] }) {
  const phrases = usePhrases(redirectPhrases);
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const wanted = text.trim().toLowerCase();
  const found = all.filter(({ fromPath, toPath }) =>
    `${fromPath} ${toPath}`.toLowerCase().includes(wanted),
  );
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  if (all.length === 0) {
    return (
      <div className={styles.none}>
        <strong>{phrases.none}</strong>
        <p>{phrases.noneText}</p>
      </div>
    );
  }
  return (
    <>
      <TextInput
        className={styles.search ?? ""}
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPage(1);
        }}
      />
      <p role="status">{found.length === 0 && phrases.noneFound}</p>
      <ul className={styles.list} aria-label={phrases.list}>
        {shown.map((redirect) => (
          <RedirectRow key={redirect.fromPath} redirect={redirect} {...actions} />
        ))}
      </ul>
      {found.length > pageSize && (
        <TablePagination
          page={page}
          size={pageSize}
          shown={shown.length}
          total={found.length}
          onPage={setPage}
        />
      )}
    </>
  );
}

function RedirectRow({ redirect, onEdit, onRemove }: RowActions & { redirect: Redirect }) {
  const phrases = usePhrases(redirectPhrases);
  const { fromPath, toPath, isAutomatic } = redirect;
  return (
    <li className={styles.row}>
      <span className={styles.path}>{fromPath}</span>
      <span className={styles.target}>
        <ArrowIcon size={16} />
        <VisuallyHidden>{phrases.leadsTo}</VisuallyHidden>
        <span className={styles.path}>{toPath}</span>
        {isAutomatic && (
          <span title={phrases.automaticHint}>
            <StatusBadge state="partial">{phrases.automatic}</StatusBadge>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <ActionIcon
          variant="default"
          aria-label={phrases.edit(fromPath)}
          onClick={() => onEdit(redirect)}
        >
          <PencilIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={phrases.remove(fromPath)}
          onClick={() => onRemove(redirect)}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </span>
    </li>
  );
}
