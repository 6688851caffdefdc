import { webp } from "./webp.ts";

/** Several sheets in one picture, and sheets laid on a table. */
export const collages = {
  "four-apples": webp(893, 960, "5ykGPwpwqIRVh3V3h7h3yHVz6Ad3elAH", {
    altUa: "«Чотири яблука»: те саме яблуко на чотирьох кольорових аркушах",
    altEng: "“Four apples”: the same apple on four coloured sheets",
  }),
  "four-bears": webp(823, 960, "aikKHgZ2+Id5iIl4h3h4e2h4cDkIh4c=", {
    altUa: "«Чотири ведмедики»: той самий плюшевий ведмедик на чотирьох кольорових аркушах",
    altEng: "“Four teddies”: the same bear on four coloured sheets",
  }),
  "four-birds": webp(960, 781, "6dcJJoqJZ4hviHmIhliYV3h7hgwX+HQ=", {
    altUa: "«Чотири птахи»: той самий птах із крилом-долонею на чотирьох кольорових аркушах",
    altEng: "“Four birds”: the same bird with a palm for a wing on four coloured sheets",
  }),
  "laid-butterfly": webp(960, 960, "dPgFLwjYeGeHd3h/g5iIN6iGd3IHN3gA", {
    altUa: "«Метелик сохне»: на столі аркуш із метеликом із паперових долонь",
    altEng: "“The butterfly dries”: a sheet with a butterfly of paper palms on a table",
  }),
  "laid-house": webp(960, 720, "L+kFFYh4R3ePdnWBeItXekZ/cNMI", {
    altUa: "«Хата готова»: на столі аркуш із білою хатою під сонцем із долонь",
    altEng: "“The house is ready”: a sheet with a white house under a sun of palms on a table",
  }),
  "laid-rocket": webp(720, 960, "Z9cNHQTH93d32IeIiI6Ft+aUn372", {
    altUa: "«Ракета перед стартом»: на столі аркуш із ракетою, що летить серед зірок",
    altEng: "“Before the launch”: a sheet with a rocket flying among stars on a table",
  }),
  "laid-sunflower": webp(720, 960, "twgGLQT4V3h3yEeYaHg3mAiJgKEH", {
    altUa: "«Соняшник на столі»: аркуш із соняшником, у якого листя — долоні",
    altEng: "“Sunflower on the table”: a sheet with a sunflower whose leaves are palms",
  }),
  "string-animals": webp(960, 518, "7AgOFIRLp7h4eIePiHhfhPRkmA==", {
    altUa: "«Звірі»: на мотузці темний кіт, їжак із яблуком і сова",
    altEng: "“Animals”: a dark cat, a hedgehog with an apple and an owl on a string",
  }),
  "string-garden": webp(960, 542, "NfgJHIKYeNh4eYaPhpfYiCB9Cw==", {
    altUa: "«Сад»: на мотузці соняшник, метелик і ваза з квітами-долонями",
    altEng: "“Garden”: a sunflower, a butterfly and a vase of flowers made of palms on a string",
  }),
  "string-sea": webp(960, 427, "cNcJE4R6h7eaefdmv4/2y4g=", {
    altUa: "«Море»: на мотузці вітрильник, золота рибка й парасоля",
    altEng: "“Sea”: a sailing boat, a goldfish and an umbrella on a string",
  }),
  "string-sky": webp(960, 522, "7/gJJIgiqKmWd3iPeXkgd2xwqQ==", {
    altUa: "«Небо»: на мотузці ракета, повітряний змій і білий птах",
    altEng: "“Sky”: a rocket, a kite and a white bird on a string",
  }),
  "string-toys": webp(960, 472, "thgGC4R1h8qJePd5AHZqZPg=", {
    altUa: "«Іграшки»: на мотузці плюшевий ведмедик, паротяг і кінь-гойдалка",
    altEng: "“Toys”: a teddy bear, a steam engine and a rocking horse on a string",
  }),
  "string-winter": webp(960, 515, "7/cJHIbVR6hndYmPhpjAZz6K9g==", {
    altUa: "«Зима»: на мотузці сніговик, місяць над хатою і біла хата",
    altEng: "“Winter”: a snowman, the moon over a house and a white house on a string",
  }),
};
