import type { Team } from '../source/records.ts';
import { endsTurn, isHit, type Move, type PlayEvent, type Start } from './event.ts';

/** A figure of a player's, or with no player of the side's, that a play adds to. */
export interface Credit {
  team: Team;
  player: string | null;
  as: 'batting' | 'pitching' | 'fielding';
  key: string;
  amount: number;
}

/** A runner, and the pitcher who answers for him. */
export interface Runner {
  id: string;
  /** His place in the batting order: who runs for him takes it. */
  order: number;
  pitcher: string;
}

/** Who takes part in a play, and how its turn is charged. */
export interface Situation {
  batting: Team;
  fielding: Team;
  batter: string;
  pitcher: string;
  /** Whom a strikeout or a walk is charged to: the count may be another's. */
  struckOut: string;
  walkedBy: string;
  pitches: { pitches: number; strikes: number };
  /** Who stands in the field, by position. */
  fielders: ReadonlyMap<number, string>;
}

const hitKeys = {
  single: null,
  double: 'doubles',
  triple: 'triples',
  homeRun: 'homeRuns',
} as const;
const noAtBat = new Set(['walk', 'intentionalWalk', 'hitByPitch', 'interference']);

/** What a play is to those who bat, pitch and field; runs apart. */
export function creditsOf(event: PlayEvent, by: Situation, outs: number): Credit[] {
  const { kind, modifiers } = event;
  const credits: Credit[] = [];
  const bat = (key: string, amount = 1, player = by.batter) =>
    credits.push({ team: by.batting, player, as: 'batting', key, amount });
  const pitch = (key: string, amount = 1, player = by.pitcher) =>
    credits.push({ team: by.fielding, player, as: 'pitching', key, amount });

  if (by.pitches.pitches > 0) pitch('pitches', by.pitches.pitches);
  if (by.pitches.strikes > 0) pitch('strikes', by.pitches.strikes);
  if (outs > 0) pitch('outs', outs);
  if (event.wildPitch) pitch('wildPitches');
  if (event.balk) pitch('balks');
  for (const position of event.errors) {
    const player = by.fielders.get(position) ?? null;
    credits.push({ team: by.fielding, player, as: 'fielding', key: 'errors', amount: 1 });
  }
  if (event.errors.length === 0 && /rror$/.test(kind)) {
    credits.push({ team: by.fielding, player: null, as: 'fielding', key: 'errors', amount: 1 });
  }
  if (!endsTurn.has(kind)) return credits;

  const isSacrifice = modifiers.some((modifier) => /^S[HF]/.test(modifier)) && !isHit.has(kind);
  const batter = kind === 'strikeout' ? by.struckOut : by.batter;
  bat('plateAppearances', 1, batter);
  pitch('battersFaced');
  if (!noAtBat.has(kind) && !isSacrifice) bat('atBats', 1, batter);
  if (isSacrifice) {
    bat(modifiers.some((modifier) => /^SF/.test(modifier)) ? 'sacrificeFlies' : 'sacrificeHits');
  }
  if (isHit.has(kind)) {
    bat('hits');
    pitch('hitsAllowed');
    const more = hitKeys[kind as keyof typeof hitKeys];
    if (more) bat(more);
    if (more === 'homeRuns') pitch('homeRunsAllowed');
  }
  if (kind === 'walk' || kind === 'intentionalWalk') {
    bat('walks');
    pitch('walksAllowed', 1, by.walkedBy);
  }
  if (kind === 'hitByPitch') {
    bat('hitByPitch');
    pitch('hitBatters');
  }
  if (kind === 'strikeout') {
    bat('strikeouts', 1, batter);
    pitch('strikeoutsPitched');
  }
  if (isGroundedDoublePlay(event)) bat('groundedIntoDoublePlays');
  return credits;
}

export function isGroundedDoublePlay({ modifiers }: PlayEvent): boolean {
  return modifiers.some((modifier) => /^B?GI?DP/.test(modifier));
}

const drivesIn = new Set([
  ...isHit,
  'walk',
  'intentionalWalk',
  'hitByPitch',
  'interference',
  'out',
  'fieldersChoice',
]);

/** Whether the batter is credited with a run: where nothing is said, by what he did. */
export function isBattedIn(event: PlayEvent, from: Start, move: Move): boolean {
  if (move.batted !== null) return move.batted;
  if (move.byError || isGroundedDoublePlay(event)) return false;
  if (event.kind === 'error') {
    return from === 3 && event.modifiers.some((modifier) => /^S[HF]/.test(modifier));
  }
  return drivesIn.has(event.kind);
}
