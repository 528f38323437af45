/** The number of a match, given as it is or as the address of the match's page. */
export const matchIdOf = (given: string): number =>
  Number(/(\d+)\D*$/.exec(given.split(/[?#]/)[0] ?? '')?.[1] ?? 0);
