import { useFragment } from "@apollo/client/react";
import {
  type AdminDocumentFragment,
  AdminDocumentFragmentDoc,
} from "../../../../graphql/generated/AdminDocument.ts";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { useLanguage } from "../../../../phrases/language.tsx";
import { formatSize } from "../../../../phrases/numbers.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { DocumentIcon } from "../../../../ui/icons/icons.tsx";
import styles from "./BlockDocuments.module.css";

/** Type and size of the uploaded file at an address, as a link; nothing for another address. */
export function DocumentFile({ address }: { address: string }) {
  const phrases = usePhrases(blockFieldPhrases).documents;
  const language = useLanguage();
  const [, id = ""] = /^\/documents\/(.+)\.pdf$/.exec(address) ?? [];
  const { complete, data } = useFragment<AdminDocumentFragment>({
    fragment: AdminDocumentFragmentDoc,
    fragmentName: "AdminDocument",
    from: { __typename: "Document", id },
  });
  if (!id) return null;
  return (
    <a className={styles.file} href={address} target="_blank" rel="noreferrer">
      <DocumentIcon size={24} />
      <span>
        {`${phrases.open} · PDF${complete ? `, ${formatSize(data.size, language)}` : ""}`}
      </span>
    </a>
  );
}
