import { expect, test } from "vitest";
import { toAddress, transliterate } from "../../../../server/content/addresses/transliterate.ts";

// The examples of the table of resolution 55 of the Cabinet of Ministers.
test.each([
  ["Алушта Андрій", "alushta andrii"],
  ["Борщагівка Борисенко", "borshchahivka borysenko"],
  ["Вінниця Володимир", "vinnytsia volodymyr"],
  ["Гадяч Богдан Згурський", "hadiach bohdan zghurskyi"],
  ["Ґалаґан Ґорґани", "galagan gorgany"],
  ["Донецьк Дмитро", "donetsk dmytro"],
  ["Рівне Олег Есмань", "rivne oleh esman"],
  ["Єнакієве Гаєвич Короп’є", "yenakiieve haievych koropie"],
  ["Житомир Жанна Жежелів", "zhytomyr zhanna zhezheliv"],
  ["Закарпаття Казимирчук", "zakarpattia kazymyrchuk"],
  ["Медвин Михайленко", "medvyn mykhailenko"],
  ["Іванків Іващенко", "ivankiv ivashchenko"],
  ["Їжакевич Кадиївка Мар’їне", "yizhakevych kadyivka marine"],
  ["Йосипівка Стрий Олексій", "yosypivka stryi oleksii"],
  ["Київ Коваленко", "kyiv kovalenko"],
  ["Харків Христина", "kharkiv khrystyna"],
  ["Біла Церква Стеценко", "bila tserkva stetsenko"],
  ["Чернівці Шевченко", "chernivtsi shevchenko"],
  ["Шостка Кишеньки", "shostka kyshenky"],
  ["Щербухи Гоща Гаращенко", "shcherbukhy hoshcha harashchenko"],
  ["Юрій Корюківка", "yurii koriukivka"],
  [
    "Яготин Ярошенко Костянтин Знам’янка Феодосія",
    "yahotyn yaroshenko kostiantyn znamianka feodosiia",
  ],
  ["Згорани Розгон", "zghorany rozghon"],
])("%s is written %s in Latin letters", (ukrainian, latin) => {
  expect(transliterate(ukrainian)).toBe(latin);
});

test.each(["Знам'янка", "Знам’янка", "Знамʼянка"])("the apostrophe of %s vanishes", (name) => {
  expect(transliterate(name)).toBe("znamianka");
});

test("letters keep their sound however they are encoded, and marks of stress vanish", () => {
  expect(transliterate("Їжак і йод".normalize("NFD"))).toBe("yizhak i yod");
  expect(transliterate("за\u0301мок")).toBe("zamok");
  expect(transliterate("Café")).toBe("cafe");
});

test.each([
  ["«Літо в Карпатах» — 2026!", "lito-v-karpatakh-2026"],
  ["Як ми готуємо волонтерів?", "yak-my-hotuiemo-volonteriv"],
  ["  A room for two  ", "a-room-for-two"],
  ["🎈", ""],
])("the title %s makes the address %s", (title, address) => {
  expect(toAddress(title)).toBe(address);
});

test("a long title is shortened between two words", () => {
  const address = toAddress("Слово ".repeat(40));
  expect(address).toMatch(/^slovo(-slovo)*$/);
  expect(address.length).toBeLessThanOrEqual(76);
});
