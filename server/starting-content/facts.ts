/** The facts about the foundation with which a new site begins; an admin changes them. */
export const startingFacts = {
  foundingYear: 2022,
  /** Monday to Friday. */
  workingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "10:00", closes: "18:00" })),
};
