import { webp } from "./webp.ts";

/** Several sheets in one picture, and sheets laid on a table. */
export const collages = {
  "four-apples": webp(893, 960, "5ykGPwpwqIRVh3V3h7h3yHVz6Ad3elAH", {
    altUa: "Те саме яблуко на чотирьох кольорових аркушах",
    altEng: "The same apple on four coloured sheets",
  }),
  "four-bears": webp(823, 960, "aikKHgZ2+Id5iIl4h3h4e2h4cDkIh4c=", {
    altUa: "Той самий плюшевий ведмедик на чотирьох кольорових аркушах",
    altEng: "The same teddy bear on four coloured sheets",
  }),
  "four-birds": webp(960, 781, "6dcJJoqJZ4hviHmIhliYV3h7hgwX+HQ=", {
    altUa: "Той самий птах із крилом-долонею на чотирьох кольорових аркушах",
    altEng: "The same bird with a palm for a wing on four coloured sheets",
  }),
  "laid-butterfly": webp(960, 960, "dPgFLwjYeGeHd3h/g5iIN6iGd3IHN3gA", {
    altUa: "На столі аркуш із метеликом із паперових долонь",
    altEng: "A sheet with a butterfly of paper palms lies on a table",
  }),
  "laid-house": webp(960, 720, "L+kFFYh4R3ePdnWBeItXekZ/cNMI", {
    altUa: "На столі аркуш із білою хатою під сонцем із долонь",
    altEng: "A sheet with a white house under a sun of palms lies on a table",
  }),
  "laid-rocket": webp(720, 960, "Z9cNHQTH93d32IeIiI6Ft+aUn372", {
    altUa: "На столі аркуш із ракетою, що летить серед зірок",
    altEng: "A sheet with a rocket flying among stars lies on a table",
  }),
  "laid-sunflower": webp(720, 960, "twgGLQT4V3h3yEeYaHg3mAiJgKEH", {
    altUa: "На столі аркуш із соняшником, у якого листя — долоні",
    altEng: "A sheet with a sunflower whose leaves are palms lies on a table",
  }),
  "string-animals": webp(960, 518, "7AgOFIRLp7h4eIePiHhfhPRkmA==", {
    altUa: "Аркуші на мотузці: темний кіт, їжак із яблуком і сова",
    altEng: "Sheets on a string: a dark cat, a hedgehog with an apple and an owl",
  }),
  "string-garden": webp(960, 542, "NfgJHIKYeNh4eYaPhpfYiCB9Cw==", {
    altUa: "Аркуші на мотузці: соняшник, метелик і ваза з квітами-долонями",
    altEng: "Sheets on a string: a sunflower, a butterfly and a vase of flowers made of palms",
  }),
  "string-sea": webp(960, 427, "cNcJE4R6h7eaefdmv4/2y4g=", {
    altUa: "Аркуші на мотузці: вітрильник, золота рибка й парасоля",
    altEng: "Sheets on a string: a sailing boat, a goldfish and an umbrella",
  }),
  "string-sky": webp(960, 522, "7/gJJIgiqKmWd3iPeXkgd2xwqQ==", {
    altUa: "Аркуші на мотузці: ракета, повітряний змій і білий птах",
    altEng: "Sheets on a string: a rocket, a kite and a white bird",
  }),
  "string-toys": webp(960, 472, "thgGC4R1h8qJePd5AHZqZPg=", {
    altUa: "Аркуші на мотузці: плюшевий ведмедик, паротяг і кінь-гойдалка",
    altEng: "Sheets on a string: a teddy bear, a steam engine and a rocking horse",
  }),
  "string-winter": webp(960, 515, "7/cJHIbVR6hndYmPhpjAZz6K9g==", {
    altUa: "Аркуші на мотузці: сніговик, місяць над хатою і біла хата",
    altEng: "Sheets on a string: a snowman, the moon over a house and a white house",
  }),
};
