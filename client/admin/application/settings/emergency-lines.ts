import type { EmergencyLinesCardQuery } from "../../../graphql/generated/EmergencyLinesCard.ts";

type StoredLines = EmergencyLinesCardQuery["emergencyLines"];

/** An emergency line being edited; `key` identifies it while it is moved. */
export type EditedLine = { key: string; phone: string; nameUa: string; nameEng: string };

/** The server's limit. */
export const maxLines = 10;

export const toEditedLines = (stored: StoredLines): EditedLine[] =>
  stored.map(({ id, phone, nameUa, nameEng }) => ({ key: id, phone, nameUa, nameEng }));

export const lineInput = ({ phone, nameUa, nameEng }: EditedLine) => ({
  phone: phone.trim(),
  nameUa: nameUa.trim(),
  nameEng: nameEng.trim(),
});

/** The server's rule for a phone number. */
export const isPhone = (text: string): boolean => /^\+?[\d ()-]*\d[\d ()-]*$/.test(text.trim());

export const isName = (text: string): boolean => text.trim() !== "";

export const isComplete = ({ phone, nameUa, nameEng }: EditedLine): boolean =>
  isPhone(phone) && isName(nameUa) && isName(nameEng);

/** The lines with one of them moved up or down by one position. */
export function moveLine(lines: readonly EditedLine[], index: number, by: 1 | -1): EditedLine[] {
  const moved = [...lines];
  const [line] = moved.splice(index, 1);
  if (line) moved.splice(index + by, 0, line);
  return moved;
}
