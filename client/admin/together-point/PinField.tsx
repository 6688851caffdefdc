import { Button } from "@mantine/core";
import type { MapPinInput } from "../../graphql/generated/TogetherPointEditor.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import map from "../../ui/art/map.svg?no-inline";
import { type FieldProps, useFieldProps } from "../editor/fields/field-props.ts";
import { FocusTarget } from "../image/crop/FocusTarget.tsx";
import styles from "./PointFacts.module.css";

/** Where the drawn map shows the point; null for a point that the map does not show. */
export function PinField(props: FieldProps<MapPinInput | null>) {
  const { pin: phrases } = usePhrases(togetherPointFieldPhrases);
  const { id, label, description } = useFieldProps(props);
  const { value, onChange } = props;
  const place = value
    ? phrases.at(Math.round(value.x * 100), Math.round(value.y * 100))
    : phrases.none;
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <p className={styles.hint}>{description}</p>
      <FocusTarget
        id={id}
        address={map}
        point={value}
        label={`${label}. ${place}`}
        onPoint={onChange}
      />
      <p className={styles.hint} role="status">
        {place}
      </p>
      {value && (
        <Button variant="default" onClick={() => onChange(null)}>
          {phrases.remove}
        </Button>
      )}
    </fieldset>
  );
}
