import { TextInput } from "@mantine/core";
import { foundationFieldPhrases } from "../../../phrases/admin/fields/foundation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceField, toOptions } from "../../editor/fields/BasicFields.tsx";
import { type FieldProps, useFieldProps } from "../../editor/fields/field-props.ts";
import styles from "../FoundationFields.module.css";
import { type brandColours, contrast, isColour, leastContrast } from "./contrast.ts";

type PaletteColour = keyof typeof brandColours;

type ColourFieldProps = {
  /** The colour of the palette. */
  chosen: FieldProps<PaletteColour>;
  /** The colour in its place, such as `#14284b`; null while the palette's is used. */
  own: FieldProps<string | null>;
  palette: Readonly<Record<PaletteColour, string>>;
  /** Colour of the text on it. */
  text: string;
};

/** A colour of the palette or one of one's own, with the contrast of the text on it. */
export function ColourField(props: ColourFieldProps) {
  const { chosen, own, palette, text } = props;
  const phrases = usePhrases(foundationFieldPhrases);
  const frame = useFieldProps(own);
  const colour = own.value ?? palette[chosen.value];
  return (
    <div className={styles.colour}>
      <ChoiceField<PaletteColour | "OWN">
        {...chosen}
        choices={[...toOptions(phrases.colours), { value: "OWN", label: phrases.own }]}
        value={own.value === null ? chosen.value : "OWN"}
        onChange={(value) => {
          own.onChange(value === "OWN" ? palette[chosen.value] : null);
          if (value !== "OWN") chosen.onChange(value);
        }}
      />
      {own.value !== null && (
        <div className={styles.own}>
          <input
            type="color"
            aria-label={phrases.pick(own.label)}
            value={isColour(own.value) ? own.value : palette[chosen.value]}
            onChange={(event) => own.onChange(event.currentTarget.value)}
          />
          <TextInput
            id={frame.id}
            aria-label={own.label}
            error={frame.error}
            value={own.value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => own.onChange(event.currentTarget.value.trim())}
          />
        </div>
      )}
      <Contrast ratio={isColour(colour) ? contrast(text, colour) : null} />
    </div>
  );
}

function Contrast({ ratio }: { ratio: number | null }) {
  const phrases = usePhrases(foundationFieldPhrases);
  const isTooLow = ratio !== null && ratio < leastContrast;
  return (
    <p className={isTooLow ? styles.error : styles.hint} role="status">
      {ratio !== null && (isTooLow ? phrases.tooLow(ratio) : phrases.contrast(ratio))}
    </p>
  );
}
