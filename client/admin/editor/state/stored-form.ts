import type { Language } from "../../../phrases/language.tsx";
import { serverNow } from "../../../server-clock.ts";
import { type BilingualForm, conformTo, isSameValue } from "../../bilingual-form.ts";
import type { StoredForm } from "../../drafts/useDraftSlot.ts";
import type { EditorConfig, StoredItem } from "./editor-config.ts";

type FormConfig<Form extends BilingualForm, Item extends StoredItem> = Pick<
  EditorConfig<Form, Item>,
  "formOf" | "nested"
>;

/**
 * The form of an input, as the history and drafts of `item` hold it. An input without an address, such
 * as one of an earlier version, leaves the address as it is.
 */
export function formOfInput<Form extends BilingualForm, Item extends StoredItem>(
  { formOf, nested }: FormConfig<Form, Item>,
  input: object,
  item: Item | null,
): Form {
  const [blank, present] = [formOf(null), formOf(item)];
  const kept = "address" in present ? { ...blank, address: present.address } : blank;
  const form = conformTo(kept, input);
  return nested?.normalize(form) ?? form;
}

/** What an editor begins with: the draft on the server if there is one, else the item itself. */
export function storedFormOf<Form extends BilingualForm, Item extends StoredItem>(
  config: FormConfig<Form, Item>,
  item: Item | null,
): StoredForm<Form> {
  const live = config.formOf(item);
  if (!item?.draft) return { version: item?.version ?? null, draftVersion: null, form: live };
  return {
    version: isBasedOnSite(config, item) ? item.version : item.draft.basedOnVersion,
    draftVersion: item.draft.version,
    form: formOfInput(config, item.draft.input, item),
  };
}

/** Whether the site still shows what the draft changes; publishing changes the version alone. */
export function isBasedOnSite<Form extends BilingualForm, Item extends StoredItem>(
  config: FormConfig<Form, Item>,
  { draft, ...rest }: Item,
): boolean {
  if (!draft || draft.basedOnVersion === rest.version) return true;
  const item = rest as Item; // without the draft, of which no form is made
  return isSameValue(formOfInput(config, draft.base, item), config.formOf(item));
}

/** The languages in which visitors see the item now. */
export const publicLanguages = (item: StoredItem | null): Language[] =>
  (item?.translations ?? [])
    .filter(({ publishedAt }) => publishedAt != null && new Date(publishedAt) <= serverNow())
    .map(({ language }) => language);

/** Whether visitors see the item now, in at least one language. */
export const isPublicItem = (item: StoredItem | null): boolean => publicLanguages(item).length > 0;

/** Whether visitors do not see all of the item: a language is not public, or there is a draft. */
export const hasUnpublished = (item: StoredItem | null): boolean =>
  item?.draft != null ||
  (item?.translations?.some(
    ({ publishedAt }) => publishedAt == null || new Date(publishedAt) > serverNow(),
  ) ??
    false);

/**
 * What a conflict is about, after both the item and its draft were read again. `base` is the version
 * from which both sides began.
 */
export function conflictingForms<Form extends BilingualForm, Item extends StoredItem>(
  config: FormConfig<Form, Item>,
  basedOn: StoredForm<Form>,
  fresh: Item,
): { base: Form; theirs: StoredForm<Form> & { version: number } } {
  const { draft, version } = fresh;
  const stored = storedFormOf(config, fresh);
  const based = withGivenAddress(basedOn.form, stored.form);
  // Somebody else has saved the draft.
  if (draft && draft.version !== (basedOn.draftVersion ?? null)) {
    return { base: based, theirs: { ...stored, version: stored.version ?? version } };
  }
  // Somebody else has updated the site.
  const live = { version, draftVersion: draft?.version ?? null, form: config.formOf(fresh) };
  return { base: draft ? formOfInput(config, draft.base, fresh) : based, theirs: live };
}

/** A form without an address takes the one that the item got when somebody else published it. */
export const withGivenAddress = <Form extends BilingualForm>(form: Form, stored: Form): Form =>
  "address" in form && "address" in stored && !form.address
    ? { ...form, address: stored.address }
    : form;
