import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/**
 * Screen reader announcements while an ordered set is reordered. `thing` is "Світлина",
 * "Документ", "Блок" or "Посилання": the sentences avoid verbs that would have to agree with it.
 */
export const orderingPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    image: "Світлина",
    document: "Документ",
    block: "Блок",
    link: "Посилання",
    keyboard: "З клавіатури:",
    space: "Пробіл",
    take: "узяти,",
    move: "перемістити,",
    drop: "покласти,",
    escape: "скасувати.",
    handle: (thing: string, place: number) => `${thing} ${place}: перемістити`,
    draggable: "можна перемістити",
    instructions:
      "Натисніть пробіл, щоб узяти, стрілки, щоб перемістити, ще раз пробіл, щоб покласти, або Escape, щоб скасувати.",
    taken: (thing: string, place: number, total: number) =>
      `Узято: ${thing.toLowerCase()} ${place}, позиція ${place} з ${total}`,
    above: (thing: string, from: number, place: number, total: number) =>
      `${thing} ${from} над позицією ${place} з ${total}`,
    dropped: (thing: string, from: number, place: number, total: number) =>
      `${thing} ${from} тепер на позиції ${place} з ${total}`,
    cancelled: (thing: string, from: number) => `Скасовано. ${thing} ${from} на своєму місці`,
    up: (name: string) => `Вище: ${name}`,
    down: (name: string) => `Нижче: ${name}`,
  }),
  ENG: withNonBreakingSpaces({
    image: "Picture",
    document: "Document",
    block: "Block",
    link: "Link",
    keyboard: "By keyboard:",
    space: "Space",
    take: "to take,",
    move: "to move,",
    drop: "to drop,",
    escape: "to cancel.",
    handle: (thing: string, place: number) => `${thing} ${place}: move`,
    draggable: "can be moved",
    instructions:
      "Press Space to take it, arrows to move it, Space again to drop it, or Escape to cancel.",
    taken: (thing: string, place: number, total: number) =>
      `${thing} ${place} taken, position ${place} of ${total}`,
    above: (thing: string, from: number, place: number, total: number) =>
      `${thing} ${from} over position ${place} of ${total}`,
    dropped: (thing: string, from: number, place: number, total: number) =>
      `${thing} ${from} is now at position ${place} of ${total}`,
    cancelled: (thing: string, from: number) => `Cancelled. ${thing} ${from} is back in its place`,
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
  }),
});
