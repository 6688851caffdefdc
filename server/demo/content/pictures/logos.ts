import { webp } from "./webp.ts";

/** The partners’ logos. */
export const logos = {
  "logo-nest-fund": webp(480, 480, "l9aBBQA1CGeKeXRtxwqHeDDnR1h3h4CJeA==", {
    altUa: "Логотип: Фонд «Гніздо» (приклад)",
    altEng: "Logo: Nest Fund (example)",
  }),
  "logo-water-cart": webp(480, 480, "l9aBBQAjdRqGl4wJ6PKqjz/HB2iEh4GsZw==", {
    altUa: "Логотип: Водовозка (приклад)",
    altEng: "Logo: Water Cart (example)",
  }),
  "logo-hauliers": webp(480, 480, "l9aBBQAlCBaGeopMeBqvhWDHZwh4hHFnSA==", {
    altUa: "Логотип: Перевізники (приклад)",
    altEng: "Logo: Hauliers (example)",
  }),
  "logo-medicine-store": webp(480, 480, "l9aBBQAkZweHeHaMBwiHgHAHB6iIiIB5qA==", {
    altUa: "Логотип: Аптечна комора (приклад)",
    altEng: "Logo: Medicine Store (example)",
  }),
  "logo-quilt-workshop": webp(480, 480, "l9aBBQAjRax2iZOPqAuFRXP4B7iId4B7tw==", {
    altUa: "Логотип: Ковдрарня (приклад)",
    altEng: "Logo: Quilt Workshop (example)",
  }),
  "logo-wooden-workshop": webp(480, 480, "l9aBBQAmBjSKaISqyKCX/bKUOAeHeHOIBw==", {
    altUa: "Логотип: Дерев’яна майстерня (приклад)",
    altEng: "Logo: Wooden Workshop (example)",
  }),
  "logo-forest-bakery": webp(480, 480, "l9aBBQA0SOdwfXzmOIiAbHD4B7h3iIOKdw==", {
    altUa: "Логотип: Лісова пекарня (приклад)",
    altEng: "Logo: Forest Bakery (example)",
  }),
  "logo-northern-lantern": webp(480, 480, "l9aBBQA1JvmKhou2l/l+mE9HB3h3iIR5WA==", {
    altUa: "Логотип: Northern Lantern (приклад)",
    altEng: "Logo: Northern Lantern (example)",
  }),
};
