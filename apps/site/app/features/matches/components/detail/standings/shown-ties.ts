import type { Bracket, BracketTie } from '@xiongmao/api/matches/shapes';

type Rounds = Bracket['rounds'];

interface ShownTies {
  ties: { tie: BracketTie; place: number }[];
  /** How many of the round nobody told of. */
  unknown: number;
  /** Others have gone on: who is not known in it will not be found. */
  isOver: boolean;
}

/**
 * What is shown of a round. Of one that is over, ties that nobody told of are counted alone; but where the lines of the
 * tree need their places, they stay.
 */
export function shownTies(rounds: Rounds, at: number): ShownTies {
  const isOver = rounds
    .slice(at + 1)
    .some(({ ties }) => ties.some(({ winner, legs }) => winner || legs.some(({ score }) => score)));
  const all = (rounds[at]?.ties ?? []).map((tie, place) => ({ tie, place }));
  const inTree = rounds[at]?.linked || rounds[at + 1]?.linked;
  const ties = isOver && !inTree ? all.filter(({ tie }) => isTold(tie)) : all;
  return { ties, unknown: all.length - ties.length, isOver };
}

const isTold = ({ home, away, legs }: BracketTie): boolean =>
  home.team !== null || away.team !== null || legs.length > 0;
