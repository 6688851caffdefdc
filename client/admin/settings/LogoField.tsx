import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { PicturesIcon } from "../../ui/icons/icons.tsx";
import { UploadIcon } from "../../ui/icons/image-icons.tsx";
import { type FieldProps, fieldErrorText } from "../editor/fields/field-props.ts";
import { ImagePicker } from "../image/library/ImagePicker.tsx";
import { FileChooser } from "../image/upload/choose/FileChooser.tsx";
import { UploadPanel } from "../image/upload/UploadPanel.tsx";
import { useSingleImageUpload } from "../image/upload/useImageUploads.ts";
import styles from "./FoundationFields.module.css";
import { LogoPreview } from "./LogoPreview.tsx";
import { drawnLogo, type SvgProblem } from "./svg-logo.ts";

type LogoShape = "logoId" | "darkLogoId" | "roundLogoId";

/**
 * One of the foundation's logos, on its background. A new file never replaces the previous one,
 * because the same picture may be another logo too.
 */
export function LogoField(props: FieldProps<string | null> & { shape: LogoShape }) {
  const { value, onChange, label, hint, path, error, shape } = props;
  const phrases = usePhrases(foundationFieldPhrases);
  const errors = usePhrases(fieldErrorPhrases);
  const [isPicking, setIsPicking] = useState(false);
  const [problem, setProblem] = useState<SvgProblem | null>(null);
  const uploads = useSingleImageUpload({ onUploaded: onChange });
  const add = async ([file]: readonly File[]) => {
    const logo = file && (await drawnLogo(file));
    setProblem(typeof logo === "string" ? logo : null);
    if (logo instanceof File) uploads.add([logo]);
  };
  const heading = useId();
  return (
    <FileChooser
      accept="image/png,image/webp,image/jpeg,image/svg+xml"
      onFiles={(files) => void add(files)}
    >
      {(choose) => (
        <section className={styles.logo} aria-labelledby={heading} id={`field-${path}`}>
          <h3 id={heading}>{label}</h3>
          <div className={styles.preview} data-shape={shape}>
            {value ? <LogoPreview id={value} /> : <span>{phrases.none}</span>}
          </div>
          <p className={styles.hint}>{hint ? `${hint} ${phrases.formats}` : phrases.formats}</p>
          {problem && (
            <p className={styles.error} role="alert">
              {phrases.svg[problem]}
            </p>
          )}
          {error && <p className={styles.error}>{fieldErrorText(error, errors)}</p>}
          <div className={styles.ways}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<UploadIcon size={18} />}
              onClick={choose}
            >
              {value ? phrases.replace : phrases.upload}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<PicturesIcon size={18} />}
              onClick={() => setIsPicking(true)}
            >
              {phrases.fromLibrary}
            </Button>
            {value && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<TrashIcon size={18} />}
                onClick={() => onChange(null)}
              >
                {phrases.remove}
              </Button>
            )}
          </div>
          <UploadPanel uploads={uploads} thing="image" />
          <ImagePicker
            opened={isPicking}
            onClose={() => setIsPicking(false)}
            onPick={([image]) => image && onChange(image.id)}
            alreadyUsed={value ? [value] : []}
          />
        </section>
      )}
    </FileChooser>
  );
}
