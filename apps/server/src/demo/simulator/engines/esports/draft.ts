interface Turn {
  /** Whether it is the turn of the side that began. */
  first: boolean;
  kind: 'ban' | 'pick';
}

/** Three bans each, three picks each, two bans each, two picks each; 1 is the side that begins. */
const phases = [
  { kind: 'ban', turns: '121212' },
  { kind: 'pick', turns: '122112' },
  { kind: 'ban', turns: '2121' },
  { kind: 'pick', turns: '2112' },
] as const;

export const draftOrder: readonly Turn[] = phases.flatMap(({ kind, turns }) =>
  [...turns].map((turn) => ({ kind, first: turn === '1' })),
);
