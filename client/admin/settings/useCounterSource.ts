import type { EditedSettingsFragment } from "../../graphql/generated/SettingsEditor.ts";
import type { SettingsEditing } from "./useSettingsEditor.ts";

type Source = EditedSettingsFragment["counterSources"][number];
export type Counter = Source["counter"];

/** The fields of a counter's source. */
export type SourceEditing = NonNullable<ReturnType<typeof useCounterSource>["source"]>;

const blank = { countedOn: null, category: null, documentId: null, noteUa: "", noteEng: "" };

/** A counter's entry in the settings' list of sources, which has one while its kind is chosen. */
export function useCounterSource(editor: SettingsEditing, counter: Counter) {
  const { value: sources, onUpdate } = editor.field("counterSources");
  const place = sources.findIndex((each) => each.counter === counter);
  const source = sources[place];
  const change = (changes: Partial<Source>) =>
    onUpdate((now) =>
      now.map((each) => (each.counter === counter ? { ...each, ...changes } : each)),
    );
  // The choice of a source exists before the source does.
  const kindPath = `counterSources.${source ? place : counter}.kind`;
  return {
    kind: {
      path: kindPath,
      value: source?.kind ?? ("NONE" as const),
      error: editor.writes.errorAt(kindPath),
    },
    setKind(kind: Source["kind"] | "NONE") {
      if (kind === "NONE") onUpdate((now) => now.filter((each) => each.counter !== counter));
      else if (source) change({ kind });
      else onUpdate((now) => [...now, { counter, kind, ...blank }]);
    },
    source: source && {
      countedOn: source.countedOn,
      field<Name extends keyof Source>(name: Name) {
        const path = `counterSources.${place}.${name}`;
        return {
          path,
          value: source[name],
          onChange: (value: Source[Name]) => change({ [name]: value }),
          error: editor.writes.errorAt(path),
        };
      },
    },
  };
}
