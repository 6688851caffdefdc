import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import type { Application } from "../application.entity.ts";
import { changedChoices } from "../forms/choices/choice-lists.ts";
import type { Region } from "../forms/choices/region.ts";

/** Names of the regions in the CSV export. */
const regionNames: Record<Language, Record<Region, string>> = {
  ua: {
    VINNYTSIA: "Вінницька",
    VOLYN: "Волинська",
    DNIPROPETROVSK: "Дніпропетровська",
    DONETSK: "Донецька",
    ZHYTOMYR: "Житомирська",
    ZAKARPATTIA: "Закарпатська",
    ZAPORIZHZHIA: "Запорізька",
    IVANO_FRANKIVSK: "Івано-Франківська",
    KYIV_OBLAST: "Київська",
    KIROVOHRAD: "Кіровоградська",
    LUHANSK: "Луганська",
    LVIV: "Львівська",
    MYKOLAIV: "Миколаївська",
    ODESA: "Одеська",
    POLTAVA: "Полтавська",
    RIVNE: "Рівненська",
    SUMY: "Сумська",
    TERNOPIL: "Тернопільська",
    KHARKIV: "Харківська",
    KHERSON: "Херсонська",
    KHMELNYTSKYI: "Хмельницька",
    CHERKASY: "Черкаська",
    CHERNIVTSI: "Чернівецька",
    CHERNIHIV: "Чернігівська",
    KYIV: "Київ",
    CRIMEA: "АР Крим",
    SEVASTOPOL: "Севастополь",
    ABROAD: "За кордоном",
  },
  eng: {
    VINNYTSIA: "Vinnytsia",
    VOLYN: "Volyn",
    DNIPROPETROVSK: "Dnipropetrovsk",
    DONETSK: "Donetsk",
    ZHYTOMYR: "Zhytomyr",
    ZAKARPATTIA: "Zakarpattia",
    ZAPORIZHZHIA: "Zaporizhzhia",
    IVANO_FRANKIVSK: "Ivano-Frankivsk",
    KYIV_OBLAST: "Kyiv oblast",
    KIROVOHRAD: "Kirovohrad",
    LUHANSK: "Luhansk",
    LVIV: "Lviv",
    MYKOLAIV: "Mykolaiv",
    ODESA: "Odesa",
    POLTAVA: "Poltava",
    RIVNE: "Rivne",
    SUMY: "Sumy",
    TERNOPIL: "Ternopil",
    KHARKIV: "Kharkiv",
    KHERSON: "Kherson",
    KHMELNYTSKYI: "Khmelnytskyi",
    CHERKASY: "Cherkasy",
    CHERNIVTSI: "Chernivtsi",
    CHERNIHIV: "Chernihiv",
    KYIV: "Kyiv",
    CRIMEA: "AR Crimea",
    SEVASTOPOL: "Sevastopol",
    ABROAD: "Outside Ukraine",
  },
};

/** The name of an application's region in the CSV export: its form's own label, or the site's. */
export type RegionLabel = (application: Pick<Application, "form" | "region">) => string;

export async function regionLabels(
  manager: EntityManager,
  language: Language,
): Promise<RegionLabel> {
  const choices = (await changedChoices(manager)).filter(({ field }) => field === "region");
  const names: Record<string, string> = regionNames[language];
  return ({ form, region }) => {
    const own = choices.find((one) => one.form === form && one.value === region);
    return own?.[language === "ua" ? "labelUa" : "labelEng"] || (names[region] ?? region);
  };
}
