import type { EditedPageFragment } from "../../graphql/generated/PageEditor.ts";
import type { useEditor } from "../editor/state/useEditor.ts";
import { alignBlocks, type BilingualBlocks, heroFirst } from "./blocks/bilingual-blocks.ts";
import { blocksIn, type PageForm, withBlocks } from "./page-form.ts";

export type PageEditorState = ReturnType<typeof useEditor<PageForm, EditedPageFragment>>;

/** The blocks of the edited page, and how to change them. */
export function usePageBlocks({ form, item, draft, view, writes }: PageEditorState) {
  const change = (update: (blocks: BilingualBlocks) => BilingualBlocks) =>
    draft.change((now) => withBlocks(now, update(alignBlocks(blocksIn(now)))));
  return {
    blocks: alignBlocks(blocksIn(form)),
    /** What the page must show, as the server names it. */
    required: item?.requiredBlocks ?? [],
    /** Whether parts that the site draws can be hidden. */
    canHideParts: item?.canHideParts ?? false,
    languages: view.languages,
    errorAt: writes.errorAt,
    /** Changes a block's fields; the error of the one at `path` is cleared. */
    changeField(path: string, update: (blocks: BilingualBlocks) => BilingualBlocks) {
      writes.clearErrorAt(path);
      writes.clearErrorsUnder(path);
      change(update);
    },
    /** Changes the list. The errors name blocks by their place, which is no longer right then. */
    changeList(update: (blocks: BilingualBlocks) => BilingualBlocks) {
      for (const path of ["blocks", "translations.ua.blocks", "translations.eng.blocks"]) {
        writes.clearErrorsUnder(path);
      }
      change((blocks) => heroFirst(update(blocks)));
    },
  };
}

export type PageBlocks = ReturnType<typeof usePageBlocks>;
