import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { IncidentKind, MatchState } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { addStep, type Box, boxBefore } from './box.ts';
import { breakingOff } from './breaking-off.ts';
import { endingOf, type Remark, remarksOf } from './comments.ts';
import { type Club, fixtureOf, periodKey } from './league.ts';
import { type EventKind, isHit, type PlayEvent } from './plays/event.ts';
import type { Count } from './plays/pitches.ts';
import { type Played, type Step, sideOfTeam } from './plays/simulate.ts';
import type { GameRecords } from './source/records.ts';

/** A game played through, with what its season's files know of clubs and players. */
export interface Game {
  id: string;
  file: string;
  records: GameRecords;
  played: Played;
  remarks: Map<Step, Remark>;
  clubs: ReadonlyMap<string, Club>;
  names: ReadonlyMap<string, string>;
}

export function gameOf(
  file: string,
  records: GameRecords,
  played: Played,
  season: Pick<Game, 'clubs' | 'names'>,
): Game {
  return { id: records.id, file, records, played, remarks: remarksOf(played.steps), ...season };
}

export const blank: Omit<MatchState, 'status'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/**
 * The result. Every game of an event file was played; what ended it early, or decided it otherwise, is noted. Of one
 * whose plays break off nobody knows how it ended.
 */
export function finalState(game: Game, box: Box): MatchState {
  const { records, played, remarks } = game;
  const { steps } = played;
  const innings = steps.some(({ event }) => event) ? played.innings : records.lines;
  if (innings.length === 0) return { ...blank, status: 'unknown' };
  const score = { home: 0, away: 0 };
  for (const { home, away } of innings) {
    score.home += home ?? 0;
    score.away += away ?? 0;
  }
  const note = endingOf(steps, remarks);
  const isForfeited = note !== null && /forfeit/i.test(note);
  const leader = score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';
  const isCut = breakingOff(game) !== null;
  return {
    ...blank,
    status: isCut ? 'unknown' : isForfeited ? 'awarded' : 'ended',
    score,
    periods: periodsOf(innings),
    columns: steps.length > 0 ? hitsAndErrors(box) : [],
    winner: isCut ? null : isForfeited ? forfeitedTo(note, game) : leader,
    note,
  };
}

/** Whom a game was given, whatever the score; null where it does not say it clearly. */
function forfeitedTo(note: string, { records, file, clubs }: Game): Side | null {
  const [, way = '', text = ''] = /forfeit\w*\s+(to|by)\s+(.{1,60})/i.exec(note) ?? [];
  const fixture = fixtureOf(records, file, clubs);
  const isNamed = (side: Side) => {
    const { id = '', name = null } = fixture[side] ?? {};
    const { city = '', nickname = '' } = clubs.get(id) ?? {};
    const words = side === 'home' ? ['home'] : ['visiting', 'visitor', 'visitors'];
    const names = [id, name, city, nickname, ...words].filter((one) => one !== null);
    return names.some((one) => wordsOf(text).includes(wordsOf(one)));
  };
  const named = (['home', 'away'] as const).filter(isNamed);
  if (named.length !== 1) return null;
  const other = named[0] === 'home' ? 'away' : 'home';
  return /by/i.test(way) ? other : named[0]!;
}

/** A text as words between blanks, so that a name is found whole, whatever signs it is written with. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The box score when all is played. */
export function boxOf({ records, played }: Game): Box {
  const box = boxBefore(records);
  for (const step of played.steps) addStep(box, step);
  return box;
}

export function periodsOf(innings: Played['innings']): MatchState['periods'] {
  return innings.map(({ home, away }, index) => {
    const unplayed = home === null ? 'home' : away === null ? 'away' : null;
    const runs = { home: home ?? 0, away: away ?? 0 };
    return { key: periodKey(index + 1), ...runs, ...(unplayed && { unplayed }) };
  });
}

export function hitsAndErrors({ teams }: Pick<Box, 'teams'>): MatchState['columns'] {
  return (['hits', 'errors'] as const).map((key) => ({
    key,
    home: String(teams.home[key] ?? 0),
    away: String(teams.away[key] ?? 0),
  }));
}

/** Outs, bases and count of the side at bat. */
export function situation(
  side: Side,
  outs: number,
  bases: Step['bases'],
  { balls, strikes }: Count,
): MatchState['columns'] {
  const column = (key: string, value: string) => ({ key, home: '', away: '', [side]: value });
  const taken = bases.map((runner, index) => (runner ? String(index + 1) : '')).join('');
  return [
    column('outs', String(outs)),
    column('bases', taken),
    column('count', `${Math.min(balls, 3)}-${Math.min(strikes, 2)}`),
  ];
}

const kinds: Partial<Record<EventKind, IncidentKind>> = {
  single: 'single',
  double: 'double',
  triple: 'triple',
  homeRun: 'homeRun',
  walk: 'walk',
  intentionalWalk: 'walk',
  hitByPitch: 'hitByPitch',
  interference: 'interference',
  strikeout: 'strikeout',
  out: 'out',
  fieldersChoice: 'fieldersChoice',
  error: 'reachedOnError',
  foulError: 'reachedOnError',
  stolenBase: 'stolenBase',
  caughtStealing: 'caughtStealing',
  pickoff: 'pickoff',
  wildPitch: 'wildPitch',
  passedBall: 'passedBall',
  balk: 'balk',
  advance: 'advance',
};

function kindOf(event: PlayEvent, outs: number): IncidentKind {
  const { kind, modifiers } = event;
  if (outs === 3) return 'triplePlay';
  if (outs === 2 && !isHit.has(kind)) return 'doublePlay';
  if (kind === 'foulError') return 'error';
  if (modifiers.some((modifier) => /^S[HF]/.test(modifier)) && kind === 'out') return 'sacrifice';
  return kinds[kind] ?? 'note';
}

/** The entry of a step; null for one that tells nothing: no play, or a change of place alone. */
export function incidentOf(game: Game, step: Step, order: number): IncidentItem | null {
  const { record, event, key, inning } = step;
  const blankEntry: IncidentItem = {
    ...{ key, order, period: periodKey(Math.max(inning, 1)), minute: null, added: null },
    ...{ seconds: null, kind: 'note', side: null, playerId: null, player: null, other: null },
    ...{ score: null, text: null, x: null, y: null },
  };
  if (record.type === 'sub') {
    if (step.replaced === null) return null;
    return {
      ...blankEntry,
      kind: 'substitution',
      side: sideOfTeam(record.team),
      playerId: record.id,
      player: nameOf(game, record.id),
      other: nameOf(game, step.replaced),
    };
  }
  if (record.type === 'com') {
    const remark = game.remarks.get(step);
    if (!remark) return null;
    // Coaches and managers stand in no line-up: what follows tells their names.
    const player = remark.player && knownName(game, remark.player);
    const text = remark.text.slice(0, 600);
    return { ...blankEntry, kind: remark.kind, playerId: remark.player, player, text };
  }
  if (!event || event.kind === 'noPlay') return null;
  const who = actorOf(step);
  return {
    ...blankEntry,
    kind: kindOf(event, step.outs - step.before.outs),
    side: sideOfTeam(step.batting),
    playerId: who,
    player: who && nameOf(game, who),
    other: step.pitcher && nameOf(game, step.pitcher),
    score: step.runs > 0 ? step.score : null,
    text: record.type === 'play' ? record.event.slice(0, 600) : null,
  };
}

/** Who did it: the runner of a steal, else who bats; of what the pitcher let happen, nobody of the side at bat. */
function actorOf({ event, credits, batter, before }: Step): string | null {
  const kind = event?.kind;
  if (kind === 'stolenBase' || kind === 'caughtStealing') {
    const key = kind === 'stolenBase' ? 'stolenBases' : 'caughtStealing';
    const stole = credits.find((credit) => credit.key === key)?.player;
    return stole ?? runnerOf(event, before.bases);
  }
  if (kind === 'pickoff') return runnerOf(event, before.bases);
  const isPitchers = /^(wildPitch|passedBall|balk|advance)$/.test(kind ?? '');
  return isPitchers ? null : batter;
}

function runnerOf(event: PlayEvent | null, bases: Step['bases']): string | null {
  const from = [...(event?.moves.keys() ?? [])].find((base) => base > 0);
  return (from && bases[from - 1]?.id) || null;
}

export function nameOf(game: Game, id: string): string {
  return knownName(game, id) ?? id;
}

function knownName({ played, names }: Game, id: string): string | null {
  return played.players.get(id)?.name || names.get(id) || null;
}
