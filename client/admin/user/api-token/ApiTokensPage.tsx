import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import {
  type ApiTokenRowFragment,
  useApiTokensPageSuspenseQuery,
} from "../../../graphql/generated/ApiTokensPage.ts";
import { apiTokensPhrases } from "../../../phrases/admin/account/api-tokens.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import styles from "../Users.module.css";
import { ApiTokenRow } from "./ApiTokenRow.tsx";
import { CreateTokenDialog } from "./CreateTokenDialog.tsx";
import { RevokeTokenDialog } from "./RevokeTokenDialog.tsx";
import { type NewToken, TokenSecretDialog } from "./TokenSecretDialog.tsx";

/** The tokens with which programs use the API. For admins. */
export function ApiTokensPage() {
  const phrases = usePhrases(apiTokensPhrases);
  const { apiTokens } = useApiTokensPageSuspenseQuery().data;
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<NewToken | null>(null);
  const [revoked, setRevoked] = useState<ApiTokenRowFragment | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const now = serverNow();
  const returnFocus = () => {
    if (!isCreating && !created && !revoked) opener.current?.focus();
  };

  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <div>
          <h1>{phrases.title}</h1>
          <p className={styles.lead}>{phrases.lead}</p>
        </div>
        <Button
          leftSection={<PlusIcon size={18} />}
          onClick={(event) => {
            opener.current = event.currentTarget;
            setIsCreating(true);
          }}
        >
          {phrases.create}
        </Button>
      </div>
      {apiTokens.length === 0 ? (
        <p className={styles.lead}>{phrases.none}</p>
      ) : (
        <ul className={styles.list} aria-label={phrases.title}>
          {apiTokens.map((token) => (
            <ApiTokenRow
              key={token.id}
              token={token}
              now={now}
              onRevoke={(button) => {
                opener.current = button;
                setRevoked(token);
              }}
            />
          ))}
        </ul>
      )}
      <CreateTokenDialog
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onClosed={returnFocus}
        onCreated={setCreated}
      />
      <TokenSecretDialog token={created} onClose={() => setCreated(null)} onClosed={returnFocus} />
      <RevokeTokenDialog token={revoked} onClose={() => setRevoked(null)} onClosed={returnFocus} />
    </AdminScreen>
  );
}
