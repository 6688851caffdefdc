/** Where an answer leads: to a call, a letter or somebody's page; null for all other answers. */
export function answerLink(field: string, text: string): string | null {
  if (field === "phone" || field === "guardianPhone") return `tel:${text.replace(/[^+\d]/g, "")}`;
  if (field === "email") return `mailto:${encodeURIComponent(text)}`;
  // Somebody unknown typed it: nothing but a page of the web may open.
  if (field === "link" || field === "website") return webAddress(text);
  return null;
}

/** `+380671234567` → `+380 67 123 45 67`: in groups a number is read out and dialled without slips. */
export const readablePhone = (text: string): string =>
  text.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, "+380 $1 $2 $3 $4");

function webAddress(text: string): string | null {
  // `URL.parse` is younger than the browsers that people have.
  const address = URL.canParse(text) ? new URL(text) : null;
  return address?.protocol === "https:" ? address.href : null;
}
