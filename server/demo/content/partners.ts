import type { DemoPartner } from "./shapes.ts";

/** A mark cut from one sheet of grey-blue paper, as on the partners' row of the home page. */
const mark = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="480" height="480" fill="#47597B">${shapes}</svg>`;

export const partners: readonly DemoPartner[] = [
  {
    key: "hnizdo",
    art: "drawing-14.svg",
    logo: mark(
      '<path fill-rule="evenodd" d="M10 74V50L22 28 48 18 74 28 86 50V74ZM34 62H62L58 51 48 47 38 51Z"/>',
    ),
    website: "https://hnizdo.example",
    ua: { name: "Фонд «Гніздо»" },
    eng: { name: "Nest Fund" },
  },
  {
    key: "krynytsia",
    art: "drawing-6.svg",
    logo: mark('<path d="M48 14 86 82H58V66L48 52 38 66V82H10Z"/>'),
    website: "https://krynytsia.example",
    ua: { name: "Криниця" },
    eng: { name: "Krynytsia" },
  },
  {
    key: "mosty",
    art: "drawing-8.svg",
    logo: mark(
      '<path d="M10 82V46L24 22 48 12 72 22 86 46V82H66V50L60 38 48 32 36 38 30 50V82Z"/>',
    ),
    website: "https://mosty.example",
    ua: { name: "Мости" },
    eng: { name: "Mosty" },
  },
  {
    key: "veselka",
    art: "drawing-7.svg",
    logo: mark('<path d="M38 10H58V38H86V58H58V86H38V58H10V38H38Z"/>'),
    website: "https://veselka.example",
    ua: { name: "Веселка" },
    eng: { name: "Veselka" },
  },
  {
    key: "veres",
    art: "drawing-3.svg",
    logo: mark('<path d="M48 6 58 38 90 48 58 58 48 90 38 58 6 48 38 38Z"/>'),
    website: "https://veres.example",
    ua: { name: "Верес" },
    eng: { name: "Veres" },
  },
  {
    key: "dzyga",
    art: "drawing-18.svg",
    logo: mark(
      '<path d="M12 12H44V44H12ZM12 52H44V84H12ZM52 52H84V84H52Z"/><path d="M68 10 79 15 85 28 79 40 68 46 57 40 51 28 57 15Z"/>',
    ),
    website: "https://dzyga.example",
    ua: { name: "Дзиґа" },
    eng: { name: "Dzyga" },
  },
  {
    key: "forest-bakery",
    art: "drawing-9.svg",
    logo: mark('<path d="M48 8 70 38H60L80 64H56V88H40V64H16L36 38H26Z"/>'),
    website: null,
    ua: { name: "Лісова пекарня" },
    eng: { name: "Forest Bakery" },
  },
  {
    key: "northern-lantern",
    art: "drawing-22.svg",
    logo: mark(
      '<path fill-rule="evenodd" d="M40 6H56V18L74 30V72L62 88H34L22 72V30L40 18ZM48 34 38 54 48 72 58 54Z"/>',
    ),
    website: "https://northern-lantern.example",
    eng: { name: "Northern Lantern" },
  },
];
