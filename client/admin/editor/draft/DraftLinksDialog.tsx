import { Button, Group, Modal, SegmentedControl, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import {
  useCreateDraftLinkMutation,
  useDraftLinksQuery,
  useRevokeDraftLinkMutation,
} from "../../../graphql/generated/DraftLinksDialog.ts";
import type { EditableKind } from "../../../paths.ts";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckIcon, CopyIcon } from "../../../ui/icons/icons.tsx";
import { copyText } from "../../screen/copy-text.ts";
import styles from "./DraftLinksDialog.module.css";

/** Creates links to an item as it will be, and closes those that are still valid. */
export function DraftLinksDialog(props: { kind: EditableKind; id: string; onClose: () => void }) {
  const { kind, id } = props;
  const phrases = usePhrases(itemDraftPhrases);
  const language = useLanguage();
  const [days, setDays] = useState("7");
  const [copied, setCopied] = useState<string | null>(null);
  const { data, refetch } = useDraftLinksQuery({
    variables: { kind, id },
  });
  const [create, { data: result, loading }] = useCreateDraftLinkMutation();
  const [revoke] = useRevokeDraftLinkMutation();
  // A colleague may have closed some since.
  useEffect(() => void refetch(), [refetch]);
  const links = data?.draftLinks ?? [];
  const isOpen = result && links.some((link) => link.id === result.created.link.id);
  const url = isOpen ? inLanguage(result.created.url, languageCodes[language].html) : null;

  const createLink = async () => {
    await create({ variables: { kind, id, days: Number(days) } });
    await refetch();
  };
  const close = async (linkId: string) => {
    await revoke({ variables: { id: linkId } });
    await refetch();
  };
  const copy = async (text: string) => setCopied((await copyText(text)) ? text : null);

  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={props.onClose}
      title={phrases.linksTitle}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <p className={styles.hint}>{phrases.linksHint}</p>
      <div className={styles.terms}>
        <SegmentedControl
          aria-label={phrases.linkTerm}
          data={Object.entries(phrases.linkDays).map(([value, label]) => ({ value, label }))}
          value={days}
          onChange={setDays}
        />
        <Button loading={loading} onClick={() => void createLink()}>
          {phrases.createLink}
        </Button>
      </div>
      {url && (
        <div className={styles.created}>
          <TextInput
            label={phrases.newLink}
            description={phrases.newLinkHint}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group>
            <Button
              variant="default"
              leftSection={copied === url ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
              onClick={() => void copy(url)}
            >
              {phrases.copy}
            </Button>
            <span role="status">{copied === url && phrases.copied}</span>
          </Group>
        </div>
      )}
      {links.length > 0 && (
        <>
          <h3 className={styles.heading}>{phrases.currentLinks}</h3>
          <ul className={styles.links}>
            {links.map((link) => {
              const until = formatDateTime(link.expiresAt, language);
              return (
                <li key={link.id}>
                  <span>{phrases.linkUntil(until, link.createdByName)}</span>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={phrases.revokeLink(until)}
                    onClick={() => void close(link.id)}
                  >
                    {phrases.revoke}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Modal>
  );
}

/** The address in the language of the editor; the page has a link to the other one. */
const inLanguage = (url: string, tag: string) =>
  tag === languageCodes.UA.html ? url : `${url}?lang=${tag}`;
