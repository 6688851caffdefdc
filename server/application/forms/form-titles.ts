import type { Language } from "../../language/language.ts";
import type { ApplicationForm } from "../application.entity.ts";

/** Titles of the forms in tables and in e-mails to admins. */
export const formTitles: Record<Language, Record<ApplicationForm, string>> = {
  ua: {
    general: "Коротка заявка",
    humanitarian: "Гуманітарна допомога",
    psychological: "Психологічна допомога",
    volunteer: "Волонтер",
    psychologist: "Психолог",
    partner: "Партнер",
    pictureRemoval: "Прибрати світлину",
  },
  eng: {
    general: "Short application",
    humanitarian: "Humanitarian help",
    psychological: "Psychological help",
    volunteer: "Volunteer",
    psychologist: "Psychologist",
    partner: "Partner",
    pictureRemoval: "Removal of a picture",
  },
};
