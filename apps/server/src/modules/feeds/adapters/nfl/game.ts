import type { MatchState, MatchStatus, PeriodScore } from '@xiongmao/api/matches/shapes';
import { downText, yardOf } from '@xiongmao/api/matches/sheets/downs';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { isInPlay } from '@xiongmao/api/matches/statuses';
import { periodKey } from './league.ts';
import { remainingOf } from './plays/order.ts';
import { type Play, playsOf, sideOf, spotOf } from './plays/plays.ts';
import type { GivenGame } from './source/gamecenter.ts';
import type { Listed } from './source/schedule.ts';

/** All that the files say about one game: the schedule's row, the game centre's document, or both. */
export interface Game {
  eid: string;
  listed: Listed | null;
  told: GivenGame | null;
  plays: Play[];
}

export function gameOf(eid: string, listed: Listed | null, told: GivenGame | null): Game {
  return { eid, listed, told, plays: told ? playsOf(told) : [] };
}

type Stage = { status: MatchStatus; phase: string | null; period: number };

/** The stage a game is in, by the word that stands for it; null for a word that is not known. */
export function stageOf(word: string | null | undefined): Stage | null {
  const told = (word ?? '').trim().toLowerCase();
  const stage = (status: MatchStatus, phase: string | null = null, period = 0) => ({
    status,
    phase,
    period,
  });
  if (told === '' || told.startsWith('pre')) return stage('notStarted');
  if (/^[1-9]$/.test(told)) return stage('live', periodKey(Number(told)), Number(told));
  if (told.startsWith('half')) return stage('live', 'halfTime', 2);
  if (told.startsWith('final')) return stage('ended');
  if (/^(suspended|delayed)/.test(told)) return stage('interrupted');
  if (/^postponed/.test(told)) return stage('postponed');
  return /^cancel/.test(told) ? stage('cancelled') : null;
}

const blank: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/**
 * Where a game stands. One that was not played stands as final without points or plays; one that stopped in the
 * middle and is long over was called off.
 */
export function stateOf(game: Game, now: Date): MatchState {
  const { told, plays } = game;
  if (!told) return { ...blank, status: isPast(game, now) ? 'unknown' : 'notStarted' };
  const { status, phase, period } = stageOf(told.qtr) ?? {
    status: 'unknown',
    phase: null,
    period: 0,
  };
  if (status === 'notStarted' && isPast(game, now)) return { ...blank, status: 'unknown' };
  if (status === 'notStarted' || status === 'postponed' || status === 'cancelled') {
    return { ...blank, status };
  }
  const score = { home: told.home.score?.T ?? 0, away: told.away.score?.T ?? 0 };
  const isEmpty = plays.length === 0 && score.home + score.away === 0;
  if (status === 'ended' && isEmpty) return { ...blank, status: 'cancelled' };
  const isOpen = isInPlay(status);
  if (isOpen && isPast(game, now)) {
    return { ...blank, status: 'abandoned', score, periods: periodsOf(game) };
  }
  const seconds = remainingOf(told.clock);
  const at = now.toISOString();
  return {
    ...blank,
    status,
    phase: isOpen ? phase : null,
    clock: isOpen && seconds !== null ? { at, seconds, running: false, speed: 1 } : null,
    score,
    periods: periodsOf(game, isOpen ? period : undefined),
    columns: status === 'live' ? situation(told) : [],
    winner: status === 'ended' ? winnerOf(score) : null,
  };
}

function winnerOf({ home, away }: ScorePair): MatchState['winner'] {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** Down, distance and place of the ball, and who has it. */
function situation(told: GivenGame): MatchState['columns'] {
  return downColumns({
    offence: sideOf(told, told.posteam),
    down: told.down ?? null,
    toGo: told.togo ?? null,
    spot: spotOf(told, told.yl),
  });
}

export function downColumns({
  offence,
  down,
  toGo,
  spot,
}: Pick<Play, 'offence' | 'down' | 'toGo' | 'spot'>): MatchState['columns'] {
  if (!offence || !down || down > 4) return [];
  const column = (key: string, value: string) => ({ key, home: '', away: '', [offence]: value });
  const text = downText({ down, toGo: toGo ?? 0, yard: spot && yardOf(offence, spot) });
  return [column('down', text), column('possession', '1')];
}

/**
 * Quarters that were played. The source tells all overtime together; where there was more than one, the plays
 * tell which points belong to which.
 */
function periodsOf({ told, plays }: Game, reached = 0): PeriodScore[] {
  const quarter = (number: number) => ({
    home: told?.home.score?.[number as 1] ?? 0,
    away: told?.away.score?.[number as 1] ?? 0,
  });
  const isFinal = stageOf(told?.qtr)?.status === 'ended';
  const last = Math.max(reached, plays.at(-1)?.period ?? 0, isFinal ? 4 : 0);
  const quarters = [1, 2, 3, 4].flatMap((number) => {
    const points = quarter(number);
    const isPlayed = number <= last || points.home + points.away > 0;
    return isPlayed ? [{ key: periodKey(number), ...points }] : [];
  });
  const overtime = quarter(5);
  const isLong =
    last >= 5 || overtime.home + overtime.away > 0 || /overtime/i.test(told?.qtr ?? '');
  return isLong ? [...quarters, ...overtimesOf(plays, overtime)] : quarters;
}

function overtimesOf(plays: readonly Play[], total: ScorePair): PeriodScore[] {
  const last = Math.max(5, plays.at(-1)?.period ?? 5);
  const split = Array.from({ length: last - 4 }, (_, index) => {
    const own = plays.filter(({ period }) => period === index + 5);
    const sum = (side: 'home' | 'away') => own.reduce((all, { points }) => all + points[side], 0);
    return { key: periodKey(index + 5), home: sum('home'), away: sum('away') };
  });
  const sums = (side: 'home' | 'away') => split.reduce((all, period) => all + period[side], 0);
  const agrees = sums('home') === total.home && sums('away') === total.away;
  return agrees ? split : [{ key: 'ot1', ...total }];
}

/** Should be over by now. */
function isPast({ eid, listed }: Game, now: Date): boolean {
  const day = `${eid.slice(0, 4)}-${eid.slice(4, 6)}-${eid.slice(6, 8)}`;
  return Date.parse(listed?.startsAt ?? `${day}T23:59:59Z`) < now.getTime() - 86_400_000;
}
