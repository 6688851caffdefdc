import type { EmergencyLinesCardQuery } from "../../../graphql/generated/EmergencyLinesCard.ts";

/** An emergency line as typed. */
export type EditedLine = { phone: string; nameUa: string; nameEng: string };

export const blankLine: EditedLine = { phone: "", nameUa: "", nameEng: "" };

/** The server's limit. */
export const maxLines = 10;

export const toLine = ({ phone, nameUa, nameEng }: EditedLine): EditedLine => ({
  phone: phone.trim(),
  nameUa: nameUa.trim(),
  nameEng: nameEng.trim(),
});

export const toLines = (stored: EmergencyLinesCardQuery["emergencyLines"]) => ({
  lines: stored.map(toLine),
});

/** The server's rules. */
export const isPhone = (text: string): boolean => /^\+?[\d ()-]*\d[\d ()-]*$/.test(text.trim());

export const isName = (text: string): boolean => text.trim() !== "";
