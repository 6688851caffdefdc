import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

type Position = { left: number; top: number; width: number; height: number };

/** The dialog that blurs areas of a picture. */
export const blurringPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Розмити обличчя",
    close: "Закрити",
    hint: "Проведіть мишкою або пальцем навколо обличчя. Із розмитої світлини обличчя не відновити.",
    keys: "З клавіатури: додайте ділянку, стрілками пересуньте, стрілками із Shift змініть розмір, Delete прибирає. Крок дрібніший з Alt.",
    picture: "Світлина, на якій виділяють ділянки",
    add: "Додати ділянку",
    area: (number: number, { left, top, width, height }: Position) =>
      `Ділянка ${number}: ${left} % зліва, ${top} % згори, завширшки ${width} %, заввишки ${height} %`,
    areaRole: "ділянка, яку буде розмито",
    removed: (number: number) => `Ділянку ${number} прибрано`,
    remove: "Прибрати",
    removeOf: (number: number) => `Прибрати ділянку ${number}`,
    none: "Ще немає жодної ділянки.",
    most: "Це найбільше: 50 ділянок.",
    afterwards: "Кого можна буде впізнати після цього",
    people: {
      NOBODY: "нікого",
      ADULTS: "лише дорослих",
      CHILDREN: "когось із дітей",
    },
    consents: "Чиїх облич більше не видно",
    consentsHint: "Ці згоди більше не стосуватимуться світлини.",
    onlyAdmins:
      "Згоду відкликано, або родина відмовила. Розмита світлина лишиться прихованою, доки людина з правами адміністрування не прибере її з цієї згоди.",
    original: "Що зробити з оригіналом",
    fates: {
      SEALED:
        "Запечатати: оригінал зашифруємо, відновити його зможуть лише люди з правами адміністрування",
      ERASED: "Стерти: відновити його не зможе ніхто, навіть із кошика",
    },
    cancel: "Скасувати",
    save: "Розмити",
    saved: "Світлину розмито",
    savedText: "Тепер вона розмита на всіх сторінках. За старою адресою її вже не відкрити.",
    missing: "Укажіть, кого можна буде впізнати.",
    stale: "Світлину тим часом змінили. Закрийте це вікно й перевірте ділянки на новій.",
    filesAway:
      "Сховище файлів зараз не відповідає. Ділянки лишилися, як були: спробуйте ще раз за хвилину.",
    failed: "Не вдалося розмити. Світлина лишилася, як була.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Blur faces",
    close: "Close",
    hint: "Draw around a face with the mouse or a finger. Faces cannot be recovered from the blurred picture.",
    keys: "By keyboard: add an area, move it with the arrows, change its size with Shift and arrows, remove it with Delete. Alt makes the steps smaller.",
    picture: "The picture on which areas are chosen",
    add: "Add an area",
    area: (number: number, { left, top, width, height }: Position) =>
      `Area ${number}: ${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`,
    areaRole: "area to blur",
    removed: (number: number) => `Area ${number} was removed`,
    remove: "Remove",
    removeOf: (number: number) => `Remove area ${number}`,
    none: "There is no area yet.",
    most: "This is the maximum: 50 areas.",
    afterwards: "Who can still be recognised afterwards",
    people: {
      NOBODY: "nobody",
      ADULTS: "adults only",
      CHILDREN: "some of the children",
    },
    consents: "Whose faces are hidden now",
    consentsHint: "These consents will no longer concern the picture.",
    onlyAdmins:
      "The consent was withdrawn or refused. The blurred picture stays hidden until an administrator removes it from that consent.",
    original: "What to do with the original",
    fates: {
      SEALED: "Seal it: it is encrypted, and only an administrator can restore it",
      ERASED: "Erase it: nobody can restore it, not even from the trash",
    },
    cancel: "Cancel",
    save: "Blur",
    saved: "The picture is blurred",
    savedText: "It is blurred on every page. The old address no longer opens it.",
    missing: "Choose who can still be recognised.",
    stale:
      "The picture has been changed in the meantime. Close this window and check the areas on the new one.",
    filesAway:
      "The file storage is not responding at the moment. Your areas are kept: try again in a minute.",
    failed: "It could not be blurred. The picture is as it was.",
  }),
});
