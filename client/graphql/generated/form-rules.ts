/**
 * What every field of every form asks for, by the fields' paths in the form's input; an export per
 * form, so that a page downloads its own. Written by `npm run codegen` from the server's inputs.
 */
export const generalRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "fullName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true},
  "settlement": {"minLength":2,"maxLength":100,"required":true},
  "message": {"minLength":10,"maxLength":2000,"required":true},
} as const;

export const humanitarianRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "contactMethod": {"oneOf":["PHONE","VIBER","TELEGRAM","WHATSAPP","SIGNAL","EMAIL"],"required":true},
  "language": {"oneOf":["UA","ENG"],"required":true},
  "fullName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true},
  "email": {"format":"email","pattern":"^(?=.{6,254}$)[^\\s@,;:<>()\"\\\\]+@[^\\s@,;:<>()\"\\\\]+\\.[^\\s@,;:<>()\"\\\\.]{2,}$","requiredIf":[{"field":"contactMethod","is":["EMAIL"]}]},
  "settlement": {"minLength":2,"maxLength":100,"required":true},
  "forWhom": {"oneOf":["FAMILY","PERSON","INSTITUTION"],"required":true},
  "adults": {"min":1,"max":20,"required":true,"onlyIf":[{"field":"forWhom","is":["FAMILY","PERSON"]}]},
  "children": {"min":0,"max":20,"required":true,"onlyIf":[{"field":"forWhom","is":["FAMILY","PERSON"]}]},
  "childAges": {"sum":"children","required":true,"onlyIf":[{"field":"children","atLeast":1}]},
  "status": {"oneOf":["DISPLACED","LARGE_FAMILY","SINGLE_PARENT","DISABLED_CHILD","SERVICE_FAMILY","BEREAVED_FAMILY","HOME_DAMAGED","UNSAID"]},
  "needs": {"oneOf":["FOOD","HYGIENE","BABY_CARE","CLOTHES","MEDICINE","SCHOOL_SUPPLIES","BEDDING","TOYS","PROSTHETICS","OTHER"],"arrayMinSize":1},
  "urgency": {"oneOf":["DAYS","WEEK","MONTH"],"required":true},
  "delivery": {"oneOf":["POINT","NOVA_POSHTA","HOME"],"required":true},
  "message": {"minLength":10,"maxLength":2000,"required":true},
  "healthConsent": {"ticked":true,"onlyIf":[{"field":"needs","is":["MEDICINE","PROSTHETICS"]},{"field":"status","is":["DISABLED_CHILD"]}]},
  "childAges.to2": {"min":0,"max":20},
  "childAges.to6": {"min":0,"max":20},
  "childAges.to11": {"min":0,"max":20},
  "childAges.to17": {"min":0,"max":20},
} as const;

export const psychologicalRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "contactMethod": {"oneOf":["PHONE","VIBER","TELEGRAM","WHATSAPP","SIGNAL","EMAIL"],"required":true},
  "language": {"oneOf":["UA","ENG"],"required":true},
  "name": {"minLength":2,"maxLength":60,"required":true},
  "email": {"format":"email","pattern":"^(?=.{6,254}$)[^\\s@,;:<>()\"\\\\]+@[^\\s@,;:<>()\"\\\\]+\\.[^\\s@,;:<>()\"\\\\.]{2,}$","requiredIf":[{"field":"contactMethod","is":["EMAIL"]}]},
  "forWhom": {"oneOf":["ME","CHILD","FAMILY"],"required":true},
  "age": {"min":3,"max":110,"required":true,"onlyIf":[{"field":"forWhom","is":["ME","CHILD"]}]},
  "parentConfirmed": {"ticked":true,"onlyIf":[{"field":"age","below":18}]},
  "format": {"oneOf":["ONLINE","IN_PERSON","PHONE"],"required":true},
  "place": {"minLength":2,"maxLength":100,"required":true,"onlyIf":[{"field":"format","is":["IN_PERSON"]}]},
  "topics": {"oneOf":["ANXIETY","LOSS","SLEEP","CHILD_BEHAVIOUR","MOVING","RELATIONSHIPS","TRAUMA","UNSAID"]},
  "safeContact": {"required":true},
  "time": {"oneOf":["MORNING","AFTERNOON","EVENING"]},
  "message": {"maxLength":1000},
  "healthConsent": {"ticked":true},
} as const;

export const volunteerRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "contactMethod": {"oneOf":["PHONE","VIBER","TELEGRAM","WHATSAPP","SIGNAL","EMAIL"],"required":true},
  "language": {"oneOf":["UA","ENG"],"required":true},
  "fullName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true},
  "email": {"format":"email","pattern":"^(?=.{6,254}$)[^\\s@,;:<>()\"\\\\]+@[^\\s@,;:<>()\"\\\\]+\\.[^\\s@,;:<>()\"\\\\.]{2,}$","required":true},
  "settlement": {"minLength":2,"maxLength":100,"required":true},
  "age": {"oneOf":["FROM_14_TO_17","ADULT"],"required":true},
  "guardianName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true,"onlyIf":[{"field":"age","is":["FROM_14_TO_17"]}]},
  "guardianPhone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true,"onlyIf":[{"field":"age","is":["FROM_14_TO_17"]}]},
  "areas": {"oneOf":["CHILDREN","WAREHOUSE","DRIVING","TRANSLATION","DESIGN","WRITING","IT","EVENTS","OTHER"],"arrayMinSize":1},
  "place": {"oneOf":["CHERNIVTSI","CHORTKIV","IVANO_FRANKIVSK","KALUSH","SHUMSK","STOROZHYNETS","TERNOPIL","TIACHIV","UZHHOROD_RAKOCZI","UZHHOROD_SHVABSKA","ONLINE"],"required":true},
  "hours": {"oneOf":["UP_TO_3","FROM_3_TO_8","OVER_8"],"required":true},
  "hasCar": {},
  "experience": {"maxLength":1000},
  "motivation": {"maxLength":1000},
  "safeguarding": {"ticked":true},
} as const;

export const psychologistRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "contactMethod": {"oneOf":["PHONE","VIBER","TELEGRAM","WHATSAPP","SIGNAL","EMAIL"],"required":true},
  "language": {"oneOf":["UA","ENG"],"required":true},
  "fullName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true},
  "email": {"format":"email","pattern":"^(?=.{6,254}$)[^\\s@,;:<>()\"\\\\]+@[^\\s@,;:<>()\"\\\\]+\\.[^\\s@,;:<>()\"\\\\.]{2,}$","required":true},
  "settlement": {"minLength":2,"maxLength":100,"required":true},
  "education": {"minLength":5,"maxLength":300,"required":true},
  "years": {"min":0,"max":60,"required":true},
  "childYears": {"oneOf":["NONE","UNDER_1_YEAR","FROM_1_TO_3_YEARS","OVER_3_YEARS"],"required":true},
  "methods": {"oneOf":["CHILD","ADOLESCENT","FAMILY","CRISIS","ART","PLAY","FAIRY_TALE","METAPHORICAL_CARDS","CBT","OTHER"],"arrayMinSize":1},
  "format": {"oneOf":["IN_PERSON","ONLINE","BOTH"],"required":true},
  "place": {"minLength":2,"maxLength":100,"required":true,"onlyIf":[{"field":"format","is":["IN_PERSON","BOTH"]}]},
  "workLanguages": {"oneOf":["UKRAINIAN","ENGLISH","POLISH","ROMANIAN","HUNGARIAN","SIGN","OTHER"],"arrayMinSize":1},
  "hours": {"min":1,"max":40,"required":true},
  "supervision": {"required":true},
  "record": {"required":true},
  "link": {"format":"https","pattern":"^https:\\/\\/[^\\s/.@?#]+(\\.[^\\s/.@?#]+)+([/?#]\\S*)?$","maxLength":300},
} as const;

export const partnerRules = {
  "phone": {"format":"phone","pattern":"^\\+(?:380\\d{9}|(?!380)[1-9]\\d{7,14})$","replacing":[["[\\s().-]",""],["^0(?=\\d{9}$)","+380"],["^380(?=\\d{9}$)","+380"]],"required":true},
  "region": {"oneOf":["VINNYTSIA","VOLYN","DNIPROPETROVSK","DONETSK","ZHYTOMYR","ZAKARPATTIA","ZAPORIZHZHIA","IVANO_FRANKIVSK","KYIV_OBLAST","KIROVOHRAD","LUHANSK","LVIV","MYKOLAIV","ODESA","POLTAVA","RIVNE","SUMY","TERNOPIL","KHARKIV","KHERSON","KHMELNYTSKYI","CHERKASY","CHERNIVTSI","CHERNIHIV","KYIV","CRIMEA","SEVASTOPOL","ABROAD"],"required":true},
  "consent": {"ticked":true},
  "contactMethod": {"oneOf":["PHONE","VIBER","TELEGRAM","WHATSAPP","SIGNAL","EMAIL"],"required":true},
  "language": {"oneOf":["UA","ENG"],"required":true},
  "fullName": {"format":"name","pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʼ\\-. ]{1,99}$","required":true},
  "email": {"format":"email","pattern":"^(?=.{6,254}$)[^\\s@,;:<>()\"\\\\]+@[^\\s@,;:<>()\"\\\\]+\\.[^\\s@,;:<>()\"\\\\.]{2,}$","required":true},
  "settlement": {"minLength":2,"maxLength":100,"required":true},
  "organisation": {"minLength":2,"maxLength":200,"required":true},
  "type": {"oneOf":["BUSINESS","CHARITY","INTERNATIONAL","PUBLIC","EDUCATION","MEDIA","INDIVIDUAL"],"required":true},
  "edrpou": {"format":"edrpou","pattern":"^\\d{8}$"},
  "country": {"minLength":2,"maxLength":100,"required":true},
  "position": {"maxLength":100},
  "website": {"format":"https","pattern":"^https:\\/\\/[^\\s/.@?#]+(\\.[^\\s/.@?#]+)+([/?#]\\S*)?$","maxLength":300},
  "support": {"oneOf":["FUNDING","GOODS","PRO_BONO","PREMISES","MEDIA","PROJECT"],"arrayMinSize":1},
  "message": {"minLength":10,"maxLength":2000,"required":true},
} as const;

/** The same by the forms' names in the schema. */
export const formRules = {
  GENERAL: generalRules,
  HUMANITARIAN: humanitarianRules,
  PSYCHOLOGICAL: psychologicalRules,
  VOLUNTEER: volunteerRules,
  PSYCHOLOGIST: psychologistRules,
  PARTNER: partnerRules,
} as const;

/** What another answer has to be: one of these words (of several, one is enough), or within bounds. */
export type Condition = {
  readonly field: string;
  readonly is?: readonly string[];
  readonly atLeast?: number;
  readonly below?: number;
};

export type FieldRules = {
  readonly required?: true;
  /** Has to be ticked. */
  readonly ticked?: true;
  /** Asked only when one of these holds. */
  readonly onlyIf?: readonly Condition[];
  /** May always be given, and has to be when one of these holds. */
  readonly requiredIf?: readonly Condition[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Bounds of a whole number. */
  readonly min?: number;
  readonly max?: number;
  /** The words to choose from, in the order to show them. */
  readonly oneOf?: readonly string[];
  readonly arrayMinSize?: number;
  /** What the text is; the name under which it is refused. */
  readonly format?: "name" | "phone" | "email" | "https" | "edrpou";
  /** Of the format: a regular expression, to be read with the flag u. */
  readonly pattern?: string;
  /** Replaced everywhere, in order, before the pattern is asked: expressions and what to put instead. */
  readonly replacing?: readonly (readonly [string, string])[];
  /** The field whose number these numbers have to add up to. */
  readonly sum?: string;
};
