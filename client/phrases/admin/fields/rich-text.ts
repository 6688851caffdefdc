import { definePhrases } from "../../phrases.ts";

/** Labels of the rich text toolbar. */
export const richTextPhrases = definePhrases({
  UA: {
    picture: "Вставити світлину",
    labels: {
      boldControlLabel: "Жирний",
      italicControlLabel: "Курсив",
      h2ControlLabel: "Заголовок",
      h3ControlLabel: "Підзаголовок",
      bulletListControlLabel: "Список",
      orderedListControlLabel: "Нумерований список",
      blockquoteControlLabel: "Цитата",
      hrControlLabel: "Лінія",
      linkControlLabel: "Посилання",
      unlinkControlLabel: "Прибрати посилання",
      undoControlLabel: "Скасувати",
      redoControlLabel: "Повторити",
      linkEditorInputLabel: "Адреса",
      linkEditorInputPlaceholder: "https://",
      linkEditorExternalLink: "Відкривати в новій вкладці",
      linkEditorInternalLink: "Відкривати в тій самій вкладці",
      linkEditorSave: "Вставити",
    },
  },
  ENG: {
    picture: "Insert a picture",
    labels: {
      boldControlLabel: "Bold",
      italicControlLabel: "Italic",
      h2ControlLabel: "Heading",
      h3ControlLabel: "Subheading",
      bulletListControlLabel: "List",
      orderedListControlLabel: "Numbered list",
      blockquoteControlLabel: "Quotation",
      hrControlLabel: "Line",
      linkControlLabel: "Link",
      unlinkControlLabel: "Remove the link",
      undoControlLabel: "Undo",
      redoControlLabel: "Redo",
      linkEditorInputLabel: "Address",
      linkEditorInputPlaceholder: "https://",
      linkEditorExternalLink: "Open in a new tab",
      linkEditorInternalLink: "Open in the same tab",
      linkEditorSave: "Insert",
    },
  },
});
