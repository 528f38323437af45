import type {
  Action,
  BoardMatch,
  DisputedField,
  Fixture,
  Incident,
  IncidentKind,
  LobbySummary,
  MatchClock,
  MatchStatus,
  PageMatch,
  PeriodScore,
  ScoreColumn,
  ScorePair,
  ShownState,
  Side,
} from '@xiongmao/api/matches/shapes';
import { iso } from '#platform/db/database.ts';

/** A row of `match` as the database answers it. Timestamps of raw queries come as text. */
export interface MatchRow {
  id: number;
  game_id: number;
  league_id: number;
  season_id: number;
  home_id: number | null;
  away_id: number | null;
  starts_at: string | Date | null;
  time_known: boolean;
  date: string | null;
  moved_from: (string | Date)[] | string;
  round: string | null;
  stage: string | null;
  group_name: string | null;
  venue: string | null;
  best_of: number | null;
  demo: boolean;
  source: string;
  same_as: number | null;
  also_from: string[];
  status: MatchStatus;
  phase: string | null;
  clock: MatchClock | null;
  score_home: number | null;
  score_away: number | null;
  periods: PeriodScore[];
  columns: ScoreColumn[];
  winner: 'home' | 'away' | 'draw' | null;
  note: string | null;
  lobby: LobbySummary | null;
  amended: ShownState['amended'];
  disputed: DisputedField[];
  heard_at: string | Date;
  stale: boolean;
  has_incidents: boolean;
  has_statistics: boolean;
  has_player_statistics: boolean;
  has_lineups: boolean;
  has_actions: boolean;
}

const pair = (home: number | null, away: number | null): ScorePair | null =>
  home === null || away === null ? null : { home, away };

/** PostgreSQL's text form of an array of timestamps, or the array itself. */
function instants(value: MatchRow['moved_from']): string[] {
  const list = typeof value === 'string' ? (value.match(/[^{},"]+/g) ?? []) : value;
  return list.map(iso);
}

export function toFixture(row: MatchRow): Fixture {
  return {
    id: row.id,
    gameId: row.game_id,
    leagueId: row.league_id,
    seasonId: row.season_id,
    homeId: row.home_id,
    awayId: row.away_id,
    startsAt: iso(row.starts_at!),
    timeKnown: row.time_known,
    date: row.date!,
    movedFrom: instants(row.moved_from),
    round: row.round,
    stage: row.stage,
    group: row.group_name,
    bestOf: row.best_of,
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
    heardAt: iso(row.heard_at),
    stale: row.stale,
    amended: row.amended,
    ...(row.disputed.length > 0 && { disputed: row.disputed }),
    ...(row.lobby && { lobby: row.lobby }),
  };
}

export function toBoardMatch(row: MatchRow): BoardMatch {
  return { ...toFixture(row), state: toState(row) };
}

export function toPageMatch(row: MatchRow): PageMatch {
  if (hasDay(row)) return toBoardMatch(row);
  const nowhen = { ...row, starts_at: new Date(0), date: '' };
  return { ...toBoardMatch(nowhen), startsAt: null, date: null };
}

/** Whether anybody told the day of a match: without one it stands on no board. */
export const hasDay = (row: MatchRow): boolean => row.starts_at !== null;

/** Whether boards hold a match: with a day, and not shown by another source's row. */
export const isListed = (row: MatchRow): boolean => hasDay(row) && row.same_as === null;

export interface IncidentRow {
  match_id: number;
  key: string;
  place: number;
  period: string | null;
  minute: number | null;
  added: number | null;
  seconds: number | null;
  kind: IncidentKind;
  side: Side | null;
  player_id: string | null;
  player: string | null;
  other: string | null;
  score_home: number | null;
  score_away: number | null;
  text: string | null;
  x: number | null;
  y: number | null;
  state: Incident['state'];
  reason: string | null;
}

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
  };
}

export interface ActionRow {
  match_id: number;
  place: number;
  period: string;
  second: number;
  kind: string;
  side: Side;
  player: string | null;
  x: number;
  y: number;
  to_x: number | null;
  to_y: number | null;
  success: boolean | null;
}

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
