import type { DemoPartner } from "./shapes.ts";

export const partners: readonly DemoPartner[] = [
  {
    key: "nest-fund",
    picture: "logo-nest-fund",
    website: "https://nest-fund.example",
    ua: { name: "Фонд «Гніздо» (приклад)" },
    eng: { name: "Nest Fund (example)" },
  },
  {
    key: "water-cart",
    picture: "logo-water-cart",
    website: "https://water-cart.example",
    ua: { name: "Водовозка (приклад)" },
    eng: { name: "Water Cart (example)" },
  },
  {
    key: "hauliers",
    picture: "logo-hauliers",
    website: "https://hauliers.example",
    ua: { name: "Перевізники (приклад)" },
    eng: { name: "Hauliers (example)" },
  },
  {
    key: "medicine-store",
    picture: "logo-medicine-store",
    website: "https://medicine-store.example",
    ua: { name: "Аптечна комора (приклад)" },
    eng: { name: "Medicine Store (example)" },
  },
  {
    key: "quilt-workshop",
    picture: "logo-quilt-workshop",
    website: "https://quilt-workshop.example",
    ua: { name: "Ковдрарня (приклад)" },
    eng: { name: "Quilt Workshop (example)" },
  },
  {
    key: "wooden-workshop",
    picture: "logo-wooden-workshop",
    website: "https://wooden-workshop.example",
    ua: { name: "Дерев’яна майстерня (приклад)" },
    eng: { name: "Wooden Workshop (example)" },
  },
  {
    key: "forest-bakery",
    picture: "logo-forest-bakery",
    website: null,
    ua: { name: "Лісова пекарня (приклад)" },
    eng: { name: "Forest Bakery (example)" },
  },
  {
    key: "northern-lantern",
    picture: "logo-northern-lantern",
    website: "https://northern-lantern.example",
    eng: { name: "Northern Lantern (example)" },
  },
];
