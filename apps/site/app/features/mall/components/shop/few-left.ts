/** So few that one is told. */
export const fewLeft = 5;
