const across = {
  blue: 'red',
  red: 'blue',
  radiant: 'dire',
  dire: 'radiant',
  ct: 't',
  t: 'ct',
  attack: 'defense',
  defense: 'attack',
} as const;

/** A side of the map that a team plays on. */
export type PlayedSide = keyof typeof across;

/** Whether it is one of those that we have a word for. */
export const isPlayedSide = (word: string): word is PlayedSide => Object.hasOwn(across, word);

export const acrossFrom = (side: PlayedSide): PlayedSide => across[side];
