import type { DemoPartner } from "./shapes.ts";

export const partners: readonly DemoPartner[] = [
  {
    key: "hnizdo",
    picture: "logo-hnizdo",
    website: "https://hnizdo.example",
    ua: { name: "Фонд «Гніздо»" },
    eng: { name: "Nest Fund" },
  },
  {
    key: "krynytsia",
    picture: "logo-krynytsia",
    website: "https://krynytsia.example",
    ua: { name: "Криниця" },
    eng: { name: "Krynytsia" },
  },
  {
    key: "mosty",
    picture: "logo-mosty",
    website: "https://mosty.example",
    ua: { name: "Мости" },
    eng: { name: "Mosty" },
  },
  {
    key: "veselka",
    picture: "logo-veselka",
    website: "https://veselka.example",
    ua: { name: "Веселка" },
    eng: { name: "Veselka" },
  },
  {
    key: "veres",
    picture: "logo-veres",
    website: "https://veres.example",
    ua: { name: "Верес" },
    eng: { name: "Veres" },
  },
  {
    key: "dzyga",
    picture: "logo-dzyga",
    website: "https://dzyga.example",
    ua: { name: "Дзиґа" },
    eng: { name: "Dzyga" },
  },
  {
    key: "forest-bakery",
    picture: "logo-forest-bakery",
    website: null,
    ua: { name: "Лісова пекарня" },
    eng: { name: "Forest Bakery" },
  },
  {
    key: "northern-lantern",
    picture: "logo-northern-lantern",
    website: "https://northern-lantern.example",
    eng: { name: "Northern Lantern" },
  },
];
