import type { Bracket, BracketTie } from '@xiongmao/api/matches/shapes';
import { describe, expect, test } from 'vitest';
import { shownTies } from './shown-ties.ts';

const side = (name: string | null) => ({ team: name && { name }, from: null });
const tie = (home: string | null, away: string | null, winner: 'home' | null = null) =>
  ({
    home: side(home),
    away: side(away),
    winner,
    legs: home ? [{ score: winner && { home: 3, away: 1 } }] : [],
  }) as unknown as BracketTie;
const round = (linked: boolean, ...ties: BracketTie[]) => ({ linked, ties });
const rounds = (...each: ReturnType<typeof round>[]) => each as unknown as Bracket['rounds'];
const open = tie(null, null);
const final = round(false, tie('Djokovic', 'Nadal', 'home'));

describe('A round of a knock-out', () => {
  test('that is over counts the matches that nobody told of', () => {
    const shown = shownTies(rounds(round(false, open, tie('Nadal', 'Murray', 'home')), final), 0);
    expect(shown).toMatchObject({ unknown: 1, isOver: true, ties: [{ place: 1 }] });
  });

  test('that is still to come shows who is to be decided', () => {
    const begun = round(false, tie('Nadal', 'Murray', 'home'), tie('Djokovic', 'Tsonga'));
    expect(shownTies(rounds(begun, round(false, open)), 1)).toMatchObject({
      unknown: 0,
      isOver: false,
    });
    expect(shownTies(rounds(begun, round(false, open)), 0).isOver).toBe(false);
  });

  test('keeps the places that the lines of the tree lead to', () => {
    const linked = rounds(round(false, open, tie('Nadal', 'Murray', 'home')), {
      ...final,
      linked: true,
    });
    expect(shownTies(linked, 0)).toMatchObject({ unknown: 0, isOver: true });
  });
});
