import { z } from 'zod';
import { boxScoreSheet } from './box-score.ts';
import { drivesSheet } from './drives.ts';
import { gamesSheet } from './games.ts';
import { heroesSheet } from './heroes.ts';
import { ralliesSheet } from './rallies.ts';
import { roundsSheet } from './rounds.ts';
import { scorecardSheet } from './scorecard/scorecard.ts';

/**
 * What a sport's scorer writes down beside the score: batting and bowling, drives, rounds, points of each game.
 * One kind for sports that are scored alike, made of parts (innings, sets, games) that change one at a time.
 *
 * Every kind tells sides as `{ home, away }`, or as `side`, `winner` or `server`: so a sheet can be turned round.
 */
export const sheet = z.discriminatedUnion('kind', [
  ralliesSheet,
  drivesSheet,
  gamesSheet,
  boxScoreSheet,
  heroesSheet,
  roundsSheet,
  scorecardSheet,
]);
export type Sheet = z.infer<typeof sheet>;
export type SheetKind = Sheet['kind'];

/** A sheet's news: the keys of all its parts in order, and those parts that are new or changed. */
export type SheetDelta = Sheet & { keys: string[] };

const sided = new Set(['side', 'winner', 'server']);
const others = new Map<unknown, string>([
  ['home', 'away'],
  ['away', 'home'],
]);

/** The same with the other side at home. */
export function turnSheet<Part>(value: Part): Part {
  if (Array.isArray(value)) return value.map(turnSheet) as Part;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    others.get(key) ?? key,
    sided.has(key) ? (others.get(inner) ?? inner) : turnSheet(inner),
  ]);
  return Object.fromEntries(entries) as Part;
}
