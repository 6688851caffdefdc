import {
  type EditedNavigationFragment,
  NavigationPageDocument,
  usePagesForMenuQuery,
  useSaveNavigationMutation,
} from "../../../graphql/generated/NavigationPage.ts";
import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { HiddenPathsContext } from "../../../ui/hidden-paths.ts";
import { EditorFrame } from "../../editor/EditorFrame.tsx";
import type { EditorConfig } from "../../editor/state/editor-config.ts";
import { singleton, useEditor } from "../../editor/state/useEditor.ts";
import { MenuCard } from "./MenuCard.tsx";
import { menuNames, type NavigationForm, navigationForm } from "./navigation-form.ts";
import { navigationNestedFields } from "./navigation-nested-fields.ts";

/** Editor of the menu and of the footer. */
export function NavigationPage() {
  const phrases = usePhrases(navigationPhrases);
  const language = useLanguage();
  const editor = useEditor(config, singleton);
  const { data } = usePagesForMenuQuery({ variables: { language } });
  const known = [...(editor.item?.pages ?? []), ...(data?.pages.items ?? [])];
  const pages = new Map(known.map((page) => [page.id, page]));
  return (
    <EditorFrame editor={editor} newTitle={phrases.title}>
      <HiddenPathsContext value={data?.navigation.hidden ?? []}>
        {menuNames.map((name) => (
          <MenuCard key={name} editor={editor} name={name} pages={pages} />
        ))}
      </HiddenPathsContext>
    </EditorFrame>
  );
}

const config: EditorConfig<NavigationForm, EditedNavigationFragment> = {
  kind: "NAVIGATION",
  labels: { UA: navigationPhrases.UA.labels, ENG: navigationPhrases.ENG.labels },
  load: NavigationPageDocument,
  useSave: useSaveNavigationMutation,
  formOf: navigationForm,
  // There are none: JSON leaves the field out.
  inputOf: () => ({ translations: undefined }),
  nested: navigationNestedFields,
  titleOf: () => "",
};
