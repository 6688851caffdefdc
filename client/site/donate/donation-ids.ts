/** Ids that links and forms of the composition refer to. There is one composition on a page. */
export const giveId = "give";
export const waysId = "ways";
