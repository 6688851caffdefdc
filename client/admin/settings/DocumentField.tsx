import { useApolloClient } from "@apollo/client/react";
import { Button, Select } from "@mantine/core";
import {
  DocumentChoicesDocument,
  useDocumentChoicesQuery,
} from "../../graphql/generated/AdminDocument.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatSize } from "../../phrases/numbers.ts";
import { UploadIcon } from "../../ui/icons/image-icons.tsx";
import { type FieldProps, useFieldProps } from "../editor/fields/field-props.ts";
import { FileChooser } from "../image/upload/choose/FileChooser.tsx";
import { UploadPanel } from "../image/upload/UploadPanel.tsx";
import { uploadDocument } from "../image/upload/upload-image.ts";
import { useUploads } from "../image/upload/useUploads.ts";
import { documentMimeTypes } from "../image/upload/validate-file.ts";

/** One PDF by its id: chosen among those of the site, or uploaded. */
export function DocumentField(
  props: FieldProps<string | null> & { /** Text of the button. */ upload: string },
) {
  const { value, onChange, upload } = props;
  const language = useLanguage();
  const client = useApolloClient();
  const { lang, ...frame } = useFieldProps(props);
  const { data } = useDocumentChoicesQuery({ variables: { language } });
  const uploads = useUploads(
    {
      upload: (file, onProgress, signal) => uploadDocument(file, { onProgress, signal }),
      onUploaded({ id }) {
        onChange(id);
        void client.refetchQueries({ include: [DocumentChoicesDocument] });
      },
    },
    1,
  );
  return (
    <FileChooser accept={documentMimeTypes} onFiles={(files) => uploads.add(files.slice(0, 1))}>
      {(choose) => (
        <>
          <Select
            {...frame}
            data={(data?.documents ?? []).map(({ id, name, size }) => ({
              value: id,
              label: `${name} (${formatSize(size, language)})`,
            }))}
            value={value}
            searchable
            clearable
            comboboxProps={{ shadow: "md" }}
            onChange={onChange}
          />
          <Button
            variant="default"
            size="compact-md"
            leftSection={<UploadIcon size={18} />}
            onClick={choose}
          >
            {upload}
          </Button>
          <UploadPanel uploads={uploads} thing="document" />
        </>
      )}
    </FileChooser>
  );
}
