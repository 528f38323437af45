import type { MatchState, MatchStatus, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { isInPlay } from '@xiongmao/api/matches/statuses';
import type { WyscoutMatch } from './shapes.ts';

const statuses: Record<string, MatchStatus> = {
  played: 'ended',
  fixture: 'notStarted',
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  suspended: 'interrupted',
  abandoned: 'abandoned',
  playing: 'live',
};

export function knowsStatus({ status }: WyscoutMatch): boolean {
  return status.toLowerCase() in statuses;
}

/** Where a match stands by its file. An unknown status gives way to what the score says. */
export function stateOf(match: WyscoutMatch, startsAt: string | null, now: Date): MatchState {
  const told = statuses[match.status.toLowerCase()];
  const score = told === undefined || told === 'ended' ? scoreOf(match) : null;
  const status = told ?? (score ? 'ended' : 'notStarted');
  const ended = status === 'ended' && score !== null;
  return {
    status: outdated(status, startsAt, now) || (status === 'ended' && !score) ? 'unknown' : status,
    phase: null,
    clock: null,
    score,
    periods: ended ? periodsOf(match) : [],
    columns: [],
    winner: ended ? winnerOf(match) : null,
    note: null,
  };
}

/** What should be over by now and isn't: the file is older than the match. */
function outdated(status: MatchStatus, startsAt: string | null, now: Date): boolean {
  if (status !== 'notStarted' && !isInPlay(status)) return false;
  return startsAt !== null && Date.parse(startsAt) < now.getTime() - 86_400_000;
}

function hasExtraTime({ duration }: WyscoutMatch): boolean {
  return duration === 'ExtraTime' || duration === 'Penalties';
}

function scoreOf(match: WyscoutMatch) {
  const key = hasExtraTime(match) ? 'scoreET' : 'score';
  const home = match.home[key];
  const away = match.away[key];
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : null;
}

/** Goals within each period. The file tells extra time as a whole: it stands as `et1`. */
function periodsOf(match: WyscoutMatch): PeriodScore[] {
  const within = (key: string, score: (side: Side) => number | null | undefined) => {
    const home = score('home');
    const away = score('away');
    const known = typeof home === 'number' && typeof away === 'number' && home >= 0 && away >= 0;
    return known ? [{ key, home, away }] : [];
  };
  const difference = (more?: number | null, less?: number | null) =>
    typeof more === 'number' && typeof less === 'number' ? more - less : null;

  const halves = [
    ...within('h1', (side) => match[side].scoreHT),
    ...within('h2', (side) => difference(match[side].score, match[side].scoreHT)),
  ];
  const extra = within('et1', (side) => difference(match[side].scoreET, match[side].score));
  const shootout = within('pen', (side) => match[side].scoreP);
  return [
    ...(halves.length === 2 ? halves : []),
    ...(hasExtraTime(match) ? extra : []),
    ...(match.duration === 'Penalties' ? shootout : []),
  ];
}

/** By the score, then the shoot-out: the file's `winner` is 0 for a draw, and at times by mistake. */
function winnerOf(match: WyscoutMatch): 'home' | 'away' | 'draw' {
  const score = scoreOf(match);
  const shootout = { home: match.home.scoreP ?? 0, away: match.away.scoreP ?? 0 };
  for (const { home, away } of [score ?? shootout, shootout]) {
    if (home !== away) return home > away ? 'home' : 'away';
  }
  if (match.winner === match.home.teamId) return 'home';
  return match.winner === match.away.teamId ? 'away' : 'draw';
}
