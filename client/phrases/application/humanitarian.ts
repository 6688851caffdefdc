import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the humanitarian form, beside those that all forms share. */
export const applicationHumanitarianPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Гуманітарна допомога",
    description: (name: string) =>
      `Заявка на гуманітарну допомогу ${ukrainianFoundation("фонду", name)}: продукти, гігієна, одяг, речі для немовляти, шкільне приладдя. Безоплатно, довідки не потрібні.`,
    lead: "Продуктові набори, суміші й підгузки, теплі речі за розміром, шкільне приладдя. Безоплатно; ні довідок, ні фото документів не просимо.",
    forWhom: {
      label: "Для кого потрібна допомога?",
      hint: "Якщо просите для іншої людини, скажіть їй, будь ласка, що звернулися до нас і назвали її дані.",
      choices: {
        FAMILY: "Для моєї родини",
        PERSON: "Для іншої людини",
        INSTITUTION: "Для закладу",
      },
    },
    adults: { label: "Скільки дорослих?" },
    children: { label: "Скільки дітей?" },
    childAges: {
      label: "Вік дітей",
      hint: "Скільки дітей кожного віку. Від цього залежать розміри й набори.",
    },
    ages: { to2: "0–2 роки", to6: "3–6 років", to11: "7–11 років", to17: "12–17 років" },
    status: {
      label: "Обставини родини",
      hint: "Ці відомості допоможуть нам дібрати потрібне. Можна нічого не позначати.",
      choices: {
        DISPLACED: "Родина внутрішньо переміщених осіб (ВПО)",
        LARGE_FAMILY: "Багатодітна родина",
        SINGLE_PARENT: "Один із батьків виховує дітей самостійно",
        DISABLED_CHILD: "Дитина з інвалідністю",
        SERVICE_FAMILY: "Родина військовослужбовця або військовослужбовиці",
        BEREAVED_FAMILY: "Родина людини, яка загинула, зникла безвісти або перебуває в полоні",
        HOME_DAMAGED: "Житло пошкоджене або зруйноване",
        UNSAID: "Не хочу зазначати",
      },
    },
    needs: {
      label: "Що потрібно?",
      hint: "Можна обрати кілька варіантів.",
      choices: {
        FOOD: "Продукти",
        HYGIENE: "Засоби гігієни",
        BABY_CARE: "Дитяче харчування та підгузки",
        CLOTHES: "Одяг і взуття",
        MEDICINE: "Ліки",
        SCHOOL_SUPPLIES: "Шкільне приладдя",
        BEDDING: "Ковдри та постіль",
        TOYS: "Іграшки",
        PROSTHETICS: "Протезування",
        OTHER: "Інше",
      },
    },
    urgency: {
      label: "Наскільки терміново?",
      choices: { DAYS: "У найближчі дні", WEEK: "Протягом тижня", MONTH: "Протягом місяця" },
    },
    delivery: {
      label: "Як зручно отримати?",
      choices: {
        POINT: "Забрати з точки",
        NOVA_POSHTA: "Відділення «Нової пошти»",
        HOME: "Потрібна доставка",
      },
    },
    message: {
      label: "Опишіть ситуацію",
      hint: "Що потрібно передусім, які розміри. Фото й номерів документів не надсилайте.",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Humanitarian help",
    description: (name: string) =>
      `Apply to ${englishFoundation(name)} for humanitarian help: food, hygiene, clothes, things for a baby, school supplies. Free of charge, no certificates needed.`,
    lead: "Food parcels, formula and nappies, warm clothes in the right size, school supplies. Free of charge; we ask for no certificates and no pictures of documents.",
    forWhom: {
      label: "Who needs help?",
      hint: "If you are asking on someone else’s behalf, please tell them that you contacted us and gave us their details.",
      choices: {
        FAMILY: "My family",
        PERSON: "Another person",
        INSTITUTION: "An institution",
      },
    },
    adults: { label: "How many adults?" },
    children: { label: "How many children?" },
    childAges: {
      label: "Ages of the children",
      hint: "How many children of each age. Sizes and parcels depend on it.",
    },
    ages: { to2: "0–2 years", to6: "3–6 years", to11: "7–11 years", to17: "12–17 years" },
    status: {
      label: "Your circumstances",
      hint: "This helps us choose the right things. You can leave it blank.",
      choices: {
        DISPLACED: "Internally displaced family",
        LARGE_FAMILY: "Family with three or more children",
        SINGLE_PARENT: "Single parent",
        DISABLED_CHILD: "Child with a disability",
        SERVICE_FAMILY: "Family of a service member",
        BEREAVED_FAMILY: "Family of someone killed, missing or held captive",
        HOME_DAMAGED: "Home damaged or destroyed",
        UNSAID: "Prefer not to say",
      },
    },
    needs: {
      label: "What do you need?",
      hint: "You can choose several.",
      choices: {
        FOOD: "Food",
        HYGIENE: "Hygiene items",
        BABY_CARE: "Baby food and nappies",
        CLOTHES: "Clothes and shoes",
        MEDICINE: "Medicine",
        SCHOOL_SUPPLIES: "School supplies",
        BEDDING: "Blankets and bedding",
        TOYS: "Toys",
        PROSTHETICS: "Prosthetics",
        OTHER: "Other",
      },
    },
    urgency: {
      label: "How urgent is it?",
      choices: { DAYS: "In the coming days", WEEK: "Within a week", MONTH: "Within a month" },
    },
    delivery: {
      label: "How can you receive it?",
      choices: {
        POINT: "Collect from a point",
        NOVA_POSHTA: "Nova Poshta branch",
        HOME: "Delivery needed",
      },
    },
    message: {
      label: "Describe the situation",
      hint: "What is needed first, which sizes. Please do not send pictures or numbers of documents.",
    },
  }),
});
