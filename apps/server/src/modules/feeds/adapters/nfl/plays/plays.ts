import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { clubOf } from '../league.ts';
import type { GivenGame, GivenPlay, Stat } from '../source/gamecenter.ts';
import { actors, kindOf, stoppageIn } from './kinds.ts';
import { inOrder, isEnd, type Placed } from './order.ts';
import { isNoted, type Noted } from './stat-ids.ts';

export interface Spot {
  side: Side;
  yard: number;
}

/** One entry of the play-by-play. */
export interface Play {
  key: string;
  /** `drive12` */
  drive: string;
  period: number;
  remaining: number;
  kind: IncidentKind;
  /** Whose entry it is: of a score, the side that gains. */
  side: Side | null;
  /** Who has the ball. */
  offence: Side | null;
  player: Stat | null;
  other: Stat | null;
  down: number | null;
  toGo: number | null;
  spot: Spot | null;
  yards: number | null;
  /** Of the drive after it. */
  net: number | null;
  /** Points it brought, home first. */
  points: ScorePair;
  /** After it. */
  score: ScorePair;
  text: string | null;
  stats: readonly Stat[];
}

/** Which side a club is. */
export function sideOf({ home, away }: GivenGame, club: string | null | undefined): Side | null {
  if (!club) return null;
  const letters = clubOf(club);
  if (letters === clubOf(home.abbr)) return 'home';
  return letters === clubOf(away.abbr) ? 'away' : null;
}

/** A yard line as it is written: `DAL 42`, `50`. */
export function spotOf(game: GivenGame, text: string | null | undefined): Spot | null {
  const found = /^(?:([A-Z]{2,3}) )?(\d{1,2})$/.exec(text?.trim() ?? '');
  const yard = Number(found?.[2]);
  if (!found || yard > 50) return null;
  const side = sideOf(game, found[1]) ?? (yard === 50 ? 'home' : null);
  return side && { side, yard };
}

const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The whole play-by-play with the score after each play. */
export function playsOf(game: GivenGame): Play[] {
  const drives = game.drives ?? [];
  const score = { home: 0, away: 0 };
  const add = (play: Omit<Play, 'score'>): Play => {
    score.home += play.points.home;
    score.away += play.points.away;
    return { ...play, score: { ...score } };
  };
  const plays = inOrder(drives).flatMap((placed, index) =>
    placed.flatMap((play) => entriesOf(game, drives[index]?.key ?? '', play)),
  );
  return plays.flatMap((play, index) => {
    const tried = play.kind === 'touchdown' && !hasTry(plays, index) && missingTry(game, play);
    return tried ? [add(play), add(tried)] : [add(play)];
  });
}

type Unscored = Omit<Play, 'score'>;

/** A play, and what stopped the game after it. */
function entriesOf(game: GivenGame, drive: string, placed: Placed): Unscored[] {
  const { id, given, period, remaining } = placed;
  const stats = Object.entries(given.players ?? {})
    .flatMap(([player, list]) =>
      list.map((stat) => ({ ...stat, id: player, side: sideOf(game, stat.clubcode) })),
    )
    .sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  const kind = kindOf(given, stats);
  const offence = sideOf(game, given.posteam);
  const points = pointsOf(game, placed, kind, offence, stats);
  const { player: mainly = [], other: besides = [] } = actors[kind] ?? {};
  const player = actorOf(stats, mainly);
  const isDown =
    given.down !== null && given.down !== undefined && given.down >= 1 && given.down <= 4;
  // The clock stands beside it.
  const text = given.desc?.replace(/^\s*\(\d{0,2}:\d{2}\)/, '').trim() || null;
  if (!text && stats.length === 0) return [];
  const stoppage = text && stoppageIn(text);
  const play: Unscored = {
    key: id,
    drive,
    period,
    remaining,
    kind,
    side: gainer(points) ?? player?.side ?? sideNamed(game, given) ?? offence,
    offence,
    player,
    other: actorOf(stats, besides),
    down: isDown ? (given.down ?? null) : null,
    toGo: isDown ? (given.ydstogo ?? null) : null,
    spot: spotOf(game, given.yrdln),
    yards: yardsOf(stats),
    net: given.ydsnet ?? null,
    points,
    text,
    stats,
  };
  if (isEnd(given)) play.side = null;
  if (!stoppage || kind === 'delay') return [play];
  const rest = { player: null, other: null, down: null, toGo: null, spot: null, yards: null };
  const stands = { key: `${id}-delay`, kind: 'delay' as const, side: null, text: stoppage };
  return [play, { ...play, ...rest, ...stands, points: { home: 0, away: 0 }, stats: [] }];
}

function actorOf(stats: readonly Stat[], what: readonly Noted[]): Stat | null {
  for (const name of what) {
    const found = stats.find((stat) => isNoted(stat, name) && stat.playerName);
    if (found) return found;
  }
  return null;
}

/** Whose timeout it is. */
function sideNamed(game: GivenGame, { desc }: GivenPlay): Side | null {
  return sideOf(game, /^Timeout #\d by ([A-Z]{2,3})\b/.exec(desc ?? '')?.[1]);
}

function gainer({ home, away }: ScorePair): Side | null {
  if (home > 0) return 'home';
  return away > 0 ? 'away' : null;
}

/** What the runner, receiver or thrower made on the play; a sack loses. */
function yardsOf(stats: readonly Stat[]): number | null {
  const made = stats.filter((stat) => isNoted(stat, 'receivingYards', 'rushingYards', 'sacked'));
  if (made.length > 0) return made.reduce((sum, { yards }) => sum + (yards ?? 0), 0);
  return stats.some((stat) => isNoted(stat, 'passing')) ? 0 : null;
}

const worth: Partial<Record<IncidentKind, number>> = {
  touchdown: 6,
  fieldGoal: 3,
  safety: 2,
};

function pointsOf(
  game: GivenGame,
  { id, given }: Placed,
  kind: IncidentKind,
  offence: Side | null,
  stats: readonly Stat[],
): ScorePair {
  const points = { home: 0, away: 0 };
  if (given.sp === 0 && stats.length === 0) return points;
  const value = kind === 'point' ? (isTwo(given, stats) ? 2 : 1) : (worth[kind] ?? 0);
  if (value === 0) return points;
  const told = sideOf(game, game.scrsummary?.[id]?.team);
  const by = actorOf(stats, actors[kind]?.player ?? []);
  const side =
    (kind === 'point' ? null : told) ??
    by?.side ??
    (kind === 'safety' && offence ? opponent(offence) : offence);
  if (side) points[side] = value;
  return points;
}

function isTwo({ note }: GivenPlay, stats: readonly Stat[]): boolean {
  return (
    note === '2PS' ||
    note === '2PR' ||
    stats.some((stat) => isNoted(stat, 'twoPoints', 'twoPointPass', 'defensiveTwoPoints'))
  );
}

/** Whether the try that follows a touchdown stands among the plays. */
function hasTry(plays: readonly Unscored[], touchdown: number): boolean {
  for (const { kind } of plays.slice(touchdown + 1)) {
    if (kind === 'point' || kind === 'conversionMissed') return true;
    if (kind !== 'foul' && kind !== 'timeout' && kind !== 'note' && kind !== 'delay') return false;
  }
  return false;
}

/** The try by the summary of scores, where it is missing among the plays: `… (R.Bullock kick is good) Drive: …`. */
function missingTry(game: GivenGame, touchdown: Unscored): Unscored | null {
  const summary = game.scrsummary?.[touchdown.key]?.desc ?? '';
  const text = /\(([^()]*)\)(?= Drive:|$)/.exec(summary.trim())?.[1]?.trim();
  if (!text) return null;
  const value = tryValue(text);
  const { side } = touchdown;
  const points = { home: 0, away: 0 };
  if (side) points[side] = value;
  return {
    ...touchdown,
    key: `${touchdown.key}-try`,
    kind: value > 0 ? 'point' : 'conversionMissed',
    player: null,
    other: null,
    down: null,
    toGo: null,
    yards: null,
    points,
    text,
    stats: [],
  };
}

function tryValue(text: string): number {
  if (/kick is good|kick good/i.test(text)) return 1;
  if (/fail|blocked|no good|aborted/i.test(text)) return 0;
  return /(pass|run|rush)/i.test(text) ? 2 : 0;
}
