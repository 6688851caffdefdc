import { Select } from "@mantine/core";
import { useUnusedDocumentChoiceQuery } from "../../../graphql/generated/UnusedDocumentChoice.ts";
import { documentPhrases } from "../../../phrases/admin/documents.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatSize } from "../../../phrases/numbers.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type DocumentValue, nameFromFile } from "./document-value.ts";

type UnusedDocumentChoiceProps = {
  /** The documents that the form lists already. */
  value: readonly DocumentValue[];
  onChoose: (document: DocumentValue) => void;
};

/** Chooses a document that was uploaded before, or taken back from the trash, and is not used. */
export function UnusedDocumentChoice({ value, onChoose }: UnusedDocumentChoiceProps) {
  const phrases = usePhrases(documentPhrases);
  const language = useLanguage();
  const { data } = useUnusedDocumentChoiceQuery({ variables: { language } });
  const listed = new Set(value.map(({ id }) => id));
  const offered = (data?.unusedDocuments.items ?? []).filter(({ id }) => !listed.has(id));
  if (offered.length === 0) return null;
  const choose = (id: string | null) => {
    const document = offered.find((each) => each.id === id);
    if (!document) return;
    const { url, size, name, nameUa, nameEng } = document;
    const names = nameUa || nameEng ? { nameUa, nameEng } : nameFromFile(name);
    onChoose({ id: document.id, url, size, ...names });
  };
  return (
    <Select
      label={phrases.uploadedBefore}
      description={phrases.uploadedBeforeHint}
      data={offered.map(({ id, name, size }) => ({
        value: id,
        label: `${name} (${formatSize(size, language)})`,
      }))}
      value={null}
      searchable
      comboboxProps={{ shadow: "md" }}
      onChange={choose}
    />
  );
}
