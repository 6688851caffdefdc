import type { EditedEmergencyLineFragment } from "../../../graphql/generated/EmergencyLinesCard.ts";

/** An emergency line as typed. */
export type EditedLine = Pick<
  EditedEmergencyLineFragment,
  "phone" | "nameUa" | "nameEng" | "hoursUa" | "hoursEng"
> & {
  /** The admin has just rung it. */
  confirm: boolean;
};

export const blankLine: EditedLine = {
  phone: "",
  nameUa: "",
  nameEng: "",
  hoursUa: "",
  hoursEng: "",
  confirm: false,
};

/** The server's limit. */
export const maxLines = 10;

export const toLine = (line: EditedLine): EditedLine => ({
  phone: line.phone.trim(),
  nameUa: line.nameUa.trim(),
  nameEng: line.nameEng.trim(),
  hoursUa: line.hoursUa.trim(),
  hoursEng: line.hoursEng.trim(),
  confirm: line.confirm,
});

export const toLines = (stored: readonly EditedEmergencyLineFragment[]) => ({
  lines: stored.map((line) => toLine({ ...line, confirm: false })),
});

/** The stored line whose confirmation a typed line keeps: number and hours are the same. */
export const confirmedLine = (
  stored: readonly EditedEmergencyLineFragment[],
  typed: EditedLine,
) => {
  const { phone, hoursUa, hoursEng } = toLine(typed);
  return stored.find(
    (line) =>
      line.confirmedAt !== null &&
      line.phone === phone &&
      line.hoursUa === hoursUa &&
      line.hoursEng === hoursEng,
  );
};

/** The server tidies dashes, spaces and the like, and has the last word. */
export function isPhone(text: string): boolean {
  const number = text.normalize("NFKC").replace(/^\s*(?:tel|тел)/iu, "");
  return /\d/.test(number) && !/\p{L}/u.test(number);
}

export const isName = (text: string): boolean => text.trim() !== "";
