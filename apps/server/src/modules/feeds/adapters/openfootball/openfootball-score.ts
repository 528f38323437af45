import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import type { Reject } from './openfootball-entries.ts';

const goals = z.int().min(0).max(999);
const pair = z.tuple([goals, goals]).transform(([home, away]): ScorePair => ({ home, away }));
const parts = z.record(z.string(), z.unknown());

/** What is known after half-time, ninety minutes, extra time (all from the start on) and of the shoot-out. */
interface Parts {
  ht?: ScorePair;
  ft?: ScorePair;
  et?: ScorePair;
  p?: ScorePair;
}

export interface ReadScore extends Pick<MatchState, 'score' | 'periods' | 'winner'> {
  extraTime: boolean;
}

/**
 * The final score, the score within each period that is known, and who won: of `{ht, ft, et, p}`, any of
 * which may be missing, or of the plain pair of the final score. What makes no sense is rejected alone.
 */
export function readScore(raw: unknown, reject: Reject): ReadScore {
  const known = consistent(readParts(raw, reject), raw, reject);
  const { ft, et, p } = known;
  // Files leave the half-time score out when there were no goals at all.
  const ht = known.ht ?? (ft && ft.home + ft.away === 0 ? ft : undefined);
  const score = et ?? ft ?? null;
  const periods: PeriodScore[] = [];
  if (ht) periods.push({ key: 'h1', ...ht });
  if (ht && ft) periods.push({ key: 'h2', ...minus(ft, ht) });
  if (ft && et) periods.push({ key: 'et1', ...minus(et, ft) });
  if (p) periods.push({ key: 'pen', ...p });
  return { score, periods, winner: winnerOf(score, p), extraTime: et !== undefined };
}

function readParts(raw: unknown, reject: Reject): Parts {
  if (raw === undefined || raw === null) return {};
  const plain = pair.safeParse(raw);
  if (plain.success) return { ft: plain.data };
  const object = parts.safeParse(raw);
  if (!object.success) {
    reject('score', 'neither parts nor a pair of goals', raw);
    return {};
  }
  const known: Parts = {};
  for (const part of ['ht', 'ft', 'et', 'p'] as const) {
    const value = object.data[part] ?? undefined;
    if (value === undefined) continue;
    const read = pair.safeParse(value);
    if (read.success) known[part] = read.data;
    else reject(`score.${part}`, 'not a pair of goals', value);
  }
  return known;
}

/** Goals are not lost in the course of a match: the earlier score is the one that is wrong. */
function consistent({ ht, ft, et, p }: Parts, raw: unknown, reject: Reject): Parts {
  const soundFt = fits(ft, et) ? ft : undefined;
  if (ft && !soundFt) reject('score.ft', 'more goals than after extra time', raw);
  const soundHt = fits(ht, soundFt ?? et) ? ht : undefined;
  if (ht && !soundHt) reject('score.ht', 'more goals than at the end', raw);
  return { ht: soundHt, ft: soundFt, et, p };
}

function fits(earlier: ScorePair | undefined, later: ScorePair | undefined): boolean {
  if (!earlier || !later) return true;
  return later.home >= earlier.home && later.away >= earlier.away;
}

/** A shoot-out decides before the score does. One that ends level was written down wrong. */
function winnerOf(score: ScorePair | null, shootout: ScorePair | undefined): MatchState['winner'] {
  const deciding = shootout ?? score;
  if (!deciding) return null;
  if (deciding.home !== deciding.away) return deciding.home > deciding.away ? 'home' : 'away';
  return shootout ? null : 'draw';
}

function minus(later: ScorePair, earlier: ScorePair): ScorePair {
  return { home: later.home - earlier.home, away: later.away - earlier.away };
}
