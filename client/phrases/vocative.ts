/**
 * Irregular vocatives, with a vowel change or of their own form: §§ 87–88 of the Ukrainian
 * Orthography of 2019.
 */
const irregular: Readonly<Record<string, string>> = {
  Ілля: "Ілле",
  Олег: "Олеже",
  Антін: "Антоне",
  Федір: "Федоре",
  Яків: "Якове",
  Нестір: "Несторе",
  Никифір: "Никифоре",
  Сидір: "Сидоре",
  Прокіп: "Прокопе",
  Тиміш: "Тимоше",
  Ігор: "Ігорю",
  Лазар: "Лазарю",
  Нінель: "Нінель",
  Рахіль: "Рахіль",
};

const endings: readonly (readonly [RegExp, string])[] = [
  [/([аеєиіїоуюяй’ʼ'])я$/u, "$1є"],
  [/я$/u, "ю"],
  [/а$/u, "о"],
  [/ко$/u, "ку"],
  [/о$/u, "е"],
  [/[йь]$/u, "ю"],
  [/([гкх])$/u, "$1у"],
  [/([бвджзлмнпрстфцчшщ])$/u, "$1е"],
];

/**
 * The vocative of a Ukrainian first name: "Софія" → "Софіє", "Андрій" → "Андрію". A name of another
 * language, or with another ending, is returned unchanged.
 */
export function vocative(name: string): string {
  if (!/^[А-ЯҐЄІЇ][а-яґєії’ʼ'-]+$/u.test(name)) return name;
  const known = irregular[name];
  if (known) return known;
  const rule = endings.find(([ending]) => ending.test(name));
  return rule ? name.replace(...rule) : name;
}
