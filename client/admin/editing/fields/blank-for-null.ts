type Nullable<Rest> = Rest & {
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A field that may be empty, as a text field: a blank text is none. */
export function blankForNull<Rest>({ value, onChange, ...rest }: Nullable<Rest>) {
  return { ...rest, value: value ?? "", onChange: (text: string) => onChange(text || null) };
}
