import { fixables } from '@xiongmao/api/matches/fixes';
import {
  type Action,
  type BoardMatch,
  disputedField,
  type Fixture,
  type Incident,
  incidentKind,
  lobbySummary,
  matchClock,
  matchState,
  matchStatus,
  type PageMatch,
  periodScore,
  type ShownState,
  scoreColumn,
  shownIncident,
  shownState,
} from '@xiongmao/api/matches/shapes';
import { type ScorePair, side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import {
  bool,
  day,
  int,
  listOf,
  orNull,
  type RowOf,
  real,
  text,
  time,
} from '#platform/db/columns.ts';

const fixable = z.enum(fixables);

/** A row of `match` as the database answers it. */
export const matchRow = {
  id: int,
  game_id: int,
  league_id: int,
  season_id: int,
  home_id: orNull(int),
  away_id: orNull(int),
  starts_at: orNull(time),
  time_known: bool,
  date: orNull(day),
  moved_from: listOf(time),
  round: orNull(text),
  stage: orNull(text),
  group_name: orNull(text),
  venue: orNull(text),
  best_of: orNull(int),
  regular_periods: orNull(int),
  demo: bool,
  source: text,
  same_as: orNull(int),
  also_from: listOf(text),
  status: matchStatus,
  phase: orNull(text),
  clock: orNull(matchClock),
  score_home: orNull(int),
  score_away: orNull(int),
  periods: listOf(periodScore),
  columns: listOf(scoreColumn),
  winner: matchState.shape.winner,
  note: orNull(text),
  lobby: orNull(lobbySummary),
  amended: shownState.shape.amended,
  disputed: listOf(disputedField),
  /** Null where nothing is fixed by hand. */
  fixed: orNull(listOf(fixable)),
  heard_at: time,
  stale: bool,
  has_incidents: bool,
  has_statistics: bool,
  has_player_statistics: bool,
  has_lineups: bool,
  has_actions: bool,
  has_sheet: bool,
  has_absences: bool,
  has_links: bool,
};
export type MatchRow = RowOf<typeof matchRow>;

const pair = (home: number | null, away: number | null): ScorePair | null =>
  home === null || away === null ? null : { home, away };

export function toFixture(row: MatchRow): Fixture {
  return {
    id: row.id,
    gameId: row.game_id,
    leagueId: row.league_id,
    seasonId: row.season_id,
    homeId: row.home_id,
    awayId: row.away_id,
    startsAt: row.starts_at!,
    timeKnown: row.time_known,
    date: row.date!,
    movedFrom: row.moved_from,
    round: row.round,
    stage: row.stage,
    group: row.group_name,
    bestOf: row.best_of,
    ...(row.regular_periods && { regularPeriods: row.regular_periods }),
    demo: row.demo,
    source: row.source,
    ...(row.also_from.length > 0 && { alsoFrom: row.also_from }),
  };
}

export function toState(row: MatchRow): ShownState {
  return {
    status: row.status,
    phase: row.phase,
    clock: row.clock,
    score: pair(row.score_home, row.score_away),
    periods: row.periods,
    columns: row.columns,
    winner: row.winner,
    note: row.note,
    heardAt: row.heard_at,
    stale: row.stale,
    amended: row.amended,
    ...(row.disputed.length > 0 && { disputed: row.disputed }),
    ...(row.fixed && { fixed: row.fixed }),
    ...(row.lobby && { lobby: row.lobby }),
  };
}

export function toBoardMatch(row: MatchRow): BoardMatch {
  return { ...toFixture(row), state: toState(row) };
}

export function toPageMatch(row: MatchRow): PageMatch {
  if (hasDay(row)) return toBoardMatch(row);
  const nowhen = { ...row, starts_at: '', date: '' };
  return { ...toBoardMatch(nowhen), startsAt: null, date: null };
}

/** Whether anybody told the day of a match: without one it stands on no board. */
export const hasDay = (row: MatchRow): boolean => row.starts_at !== null;

/** Whether boards hold a match: with a day, and not shown by another source's row. */
export const isListed = (row: MatchRow): boolean => hasDay(row) && row.same_as === null;

export const incidentRow = {
  match_id: int,
  key: text,
  place: int,
  period: orNull(text),
  minute: orNull(int),
  added: orNull(int),
  seconds: orNull(real),
  kind: incidentKind,
  side: orNull(side),
  player_id: orNull(text),
  player: orNull(text),
  other: orNull(text),
  score_home: orNull(int),
  score_away: orNull(int),
  text: orNull(text),
  x: orNull(real),
  y: orNull(real),
  state: shownIncident.shape.state,
  reason: orNull(text),
  at: orNull(time),
  version: int,
};
export type IncidentRow = RowOf<typeof incidentRow>;

export function toIncident(row: IncidentRow): Incident {
  return {
    key: row.key,
    order: row.place,
    period: row.period,
    minute: row.minute,
    added: row.added,
    seconds: row.seconds,
    kind: row.kind,
    side: row.side,
    playerId: row.player_id,
    player: row.player,
    other: row.other,
    score: pair(row.score_home, row.score_away),
    text: row.text,
    x: row.x,
    y: row.y,
    state: row.state,
    reason: row.reason,
    at: row.at,
  };
}

export const actionRow = {
  match_id: int,
  place: int,
  period: text,
  second: real,
  kind: text,
  side,
  player: orNull(text),
  x: real,
  y: real,
  to_x: orNull(real),
  to_y: orNull(real),
  success: orNull(bool),
};
export type ActionRow = RowOf<typeof actionRow>;

export function toAction(row: ActionRow): Action {
  return {
    order: row.place,
    period: row.period,
    second: row.second,
    kind: row.kind,
    side: row.side,
    player: row.player,
    x: row.x,
    y: row.y,
    toX: row.to_x,
    toY: row.to_y,
    success: row.success,
  };
}
