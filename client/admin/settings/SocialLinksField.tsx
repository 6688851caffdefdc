import { ActionIcon, Button, TextInput } from "@mantine/core";
import type { FieldError } from "../../graphql/errors.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../ui/icons/list-icons.tsx";
import { type FieldProps, useFieldProps, useRowProps } from "../editor/fields/field-props.ts";
import { moveItem } from "../screen/list-order.ts";
import styles from "./SocialLinksField.module.css";

type SocialLinksFieldProps = FieldProps<readonly { url: string }[]> & {
  errorAt: (path: string) => FieldError | null;
};

const maxLinks = 20;

/** Addresses of pages on any social network, in the order in which visitors see them. */
export function SocialLinksField({ errorAt, ...props }: SocialLinksFieldProps) {
  const { links: phrases } = usePhrases(settingsFieldPhrases);
  const { id, label, description, error } = useFieldProps(props);
  const row = useRowProps(props.path, errorAt);
  const { value, onChange } = props;
  return (
    <fieldset id={id} className={styles.links} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={styles.hint}>{description}</p>
      {error && props.error?.path === props.path && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {value.map(({ url }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beside their place
        <div key={place} className={styles.row}>
          <TextInput
            {...row(place, "url")}
            label={phrases.row(place + 1)}
            inputMode="url"
            autoComplete="off"
            maxLength={300}
            value={url}
            onChange={({ currentTarget }) =>
              onChange(value.with(place, { url: currentTarget.value }))
            }
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={phrases.up(place + 1)}
            disabled={place === 0}
            onClick={() => onChange(moveItem(value, place, place - 1))}
          >
            <ArrowUpIcon size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={phrases.remove(place + 1)}
            onClick={() => onChange(value.toSpliced(place, 1))}
          >
            <TrashIcon />
          </ActionIcon>
        </div>
      ))}
      {value.length < maxLinks && (
        <Button
          variant="default"
          leftSection={<PlusIcon />}
          onClick={() => onChange([...value, { url: "" }])}
        >
          {phrases.add}
        </Button>
      )}
    </fieldset>
  );
}
