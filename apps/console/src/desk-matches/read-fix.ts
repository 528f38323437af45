import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { readLocalTime, toLocalTime } from '../form/values/local-time.ts';
import { winnerBy } from './periods.ts';
import type { DeskMatch } from './words.ts';

type Score = NonNullable<DeskMatch['score']>;

/** Why a field can't be set as it stands; a key under `matchDesk.fault`. */
export type FixFault = 'bothSides' | 'scoreFirst' | 'kept';

interface ReadFix {
  /** What was written over, as the server takes it. */
  fix: Record<string, unknown>;
  faults: Record<string, FixFault>;
}

/** A pair of scores as it was entered; null unless both sides have one. */
function pairOf(entries: FormData, key: string): Score | null {
  const [home, away] = (['home', 'away'] as const).map((side) =>
    String(entries.get(`${key}.${side}`) ?? '').trim(),
  );
  return home && away ? { home: Number(home), away: Number(away) } : null;
}

/** Who has won by what is entered, where the match is to be over; undefined where that does not tell. */
export function winnerEntered(entries: FormData, gameId: number, keys: readonly string[]) {
  if (entries.get('status') !== 'ended') return undefined;
  const periods = keys.flatMap((key) => {
    const pair = pairOf(entries, key);
    return pair ? [{ key, ...pair }] : [];
  });
  return winnerBy(gameId, pairOf(entries, 'score'), periods);
}

/** Reads what was changed of a match, of which the form has the periods named by `keys`. */
export function readFix(entries: FormData, begun: DeskMatch, keys: readonly string[]): ReadFix {
  const faults: Record<string, FixFault> = {};
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  const pairIn = (key: string): Score | null => {
    const empty = sidesOf(begun.gameId).filter((side) => text(`${key}.${side}`) === '');
    if (empty.length === 1) faults[`${key}.${empty[0]}`] = 'bothSides';
    return pairOf(entries, key);
  };
  const fix: Record<string, unknown> = {};

  const status = text('status');
  if (status !== begun.status) fix.status = status;
  const startsAt = readLocalTime(text('startsAt'), begun.startsAt);
  if (startsAt === null && begun.startsAt !== null) faults.startsAt = 'kept';
  else if (startsAt !== begun.startsAt) fix.startsAt = startsAt;
  if (!begun.home) return { fix, faults };

  const score = pairIn('score');
  const periods = keys.flatMap((key) => {
    const pair = pairIn(key);
    if (!pair) return [];
    const told = begun.periods.find((period) => period.key === key);
    const isSame = told?.home === pair.home && told.away === pair.away;
    return [isSame ? told : { key, ...pair }];
  });
  const winner = text('winner') || null;
  const before = {
    score: begun.score && { home: begun.score.home, away: begun.score.away },
    periods: keys.flatMap((key) => begun.periods.find((period) => period.key === key) ?? []),
    winner: begun.winner,
  };
  if (JSON.stringify({ score, periods, winner }) === JSON.stringify(before)) return { fix, faults };
  if (score) fix.score = { score, periods, winner };
  else if (Object.keys(faults).length === 0)
    faults[`score.${sidesOf(begun.gameId)[0]}`] = begun.score ? 'kept' : 'scoreFirst';
  return { fix, faults };
}

/** What a start field begins with; empty for none. */
export const startIn = ({ startsAt }: DeskMatch): string =>
  startsAt === null ? '' : toLocalTime(startsAt);
