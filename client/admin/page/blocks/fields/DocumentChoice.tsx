import { Select } from "@mantine/core";
import { useDocumentChoicesQuery } from "../../../../graphql/generated/AdminDocument.ts";
import { type LanguageKey, useLanguage } from "../../../../phrases/language.tsx";
import { formatSize } from "../../../../phrases/numbers.ts";
import { nameFromFile } from "../../../image/set/document-value.ts";

/** The titles of a document in both languages, and the path of its file. */
export type NewRow = Record<LanguageKey, string> & { url: string };

type DocumentChoiceProps = { label: string; hint: string; onChoose: (row: NewRow) => void };

/** Chooses a document that was uploaded before, for a report or a page. */
export function DocumentChoice({ label, hint, onChoose }: DocumentChoiceProps) {
  const language = useLanguage();
  const { data } = useDocumentChoicesQuery({ variables: { language } });
  const documents = data?.documents ?? [];
  if (documents.length === 0) return null;
  const choose = (id: string | null) => {
    const document = documents.find((each) => each.id === id);
    if (!document) return;
    const { name, nameUa, nameEng, url } = document;
    const names = nameUa || nameEng ? { nameUa, nameEng } : nameFromFile(name);
    onChoose({ ua: names.nameUa, eng: names.nameEng, url });
  };
  return (
    <Select
      label={label}
      description={hint}
      data={documents.map(({ id, name, size }) => ({
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
