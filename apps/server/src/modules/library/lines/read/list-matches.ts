import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { Figure } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import { figures, type MatchLine, type Subject } from '@xiongmao/api/library/lines/shapes';
import { matchState } from '@xiongmao/api/matches/shapes';
import { side } from '@xiongmao/api/matches/sides';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, orNull, text, time } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { leagueOfSeason } from '../../seasons/find-season.ts';

export interface LineMatchesQuery {
  /** Of one, by any of their ids; without it the best of a season, which is named then. */
  id?: number | undefined;
  seasonId?: number | undefined;
  table?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  page: number;
}

const row = {
  id: int,
  gameId: int,
  startsAt: orNull(time),
  timeKnown: bool,
  round: orNull(text),
  home: teamShape,
  away: teamShape,
  scoreHome: orNull(int),
  scoreAway: orNull(int),
  winner: matchState.shape.winner,
  league: leagueShape,
  seasonId: int,
  season: text,
  side,
  playerId: orNull(int),
  player: orNull(text),
  position: orNull(text),
  figures,
  weapons: orNull(figures),
};

/** Lines of matches, the latest first; by a figure those that tell it. Throws as `gameOf`. */
export async function listMatches(
  db: Database,
  of: Subject,
  asked: LineMatchesQuery,
): Promise<{ items: MatchLine[]; total: number }> {
  const figure = await figureOf(db, of, asked);
  const value = figure && amountIn(figure);
  const own =
    asked.id !== undefined &&
    sql`l.subject_id = any(array(select ${of === 'player' ? sql`catalogue.players_of` : sql`catalogue.clubs_of`}(${asked.id})))`;
  const where = every(
    sql`l.of = ${of}`,
    own,
    asked.seasonId !== undefined &&
      sql`l.season_id = any(array(select catalogue.seasons_of(${asked.seasonId})))`,
    value !== undefined && value !== null && sql`${value} is not null`,
  );
  const direction = (asked.order ?? 'desc') === 'desc' ? sql`desc` : sql`asc`;
  const total = await countRows(db, sql`match_line l where ${where}`);
  const found = await rows(
    db,
    row,
    sql`select m.id, m.game_id as "gameId", m.starts_at as "startsAt", m.time_known as "timeKnown", m.round,
        ${team(sql`home`)} as home, ${team(sql`away`)} as away, m.score_home as "scoreHome",
        m.score_away as "scoreAway", m.winner,
        jsonb_build_object('id', g.shown_id, 'gameId', g.game_id, 'name', g.name, 'country', g.country) as league,
        s.id as "seasonId", s.name as season, l.side, p.shown_id as "playerId", p.name as player, p.position,
        l.figures, l.weapons
      from (
        select l.* from match_line l join matches.match m on m.id = l.match_id where ${where}
        order by ${value ? sql`${value} ${direction}, ` : sql``}m.starts_at ${value ? sql`desc` : direction} nulls last, l.match_id desc, l.subject_id
        limit ${pageSize} offset ${(asked.page - 1) * pageSize}
      ) l join matches.match m on m.id = l.match_id
      join catalogue.team home on home.id = m.home_id join catalogue.team away on away.id = m.away_id
      join catalogue.league g on g.id = m.league_id join catalogue.season s on s.id = l.season_id
      left join catalogue.player p on l.of = 'player' and p.id = l.subject_id
      order by ${value ? sql`${value} ${direction}, ` : sql``}m.starts_at ${value ? sql`desc` : direction} nulls last, l.match_id desc, l.subject_id`,
  );
  return { total, items: found.map(toLine) };
}

const team = (side: SQL) => sql`jsonb_build_object('id', ${side}.shown_id, 'name', ${side}.name,
  'abbr', ${side}.abbr, 'country', ${side}.country)`;

const amountIn = ({ key, by }: Figure): SQL =>
  by === 'rate'
    ? sql`(l.figures -> ${key} ->> 0)::numeric / nullif((l.figures -> ${key} ->> 1)::numeric, 0)`
    : sql`(l.figures -> ${key} ->> 0)::numeric`;

/** The figure that is asked for by its key, in the sport whose matches they are; null for their order by day. */
async function figureOf(
  db: Database,
  of: Subject,
  asked: LineMatchesQuery,
): Promise<Figure | null> {
  const gameId = await gameOf(db, of, asked);
  const all = gameTables(of, gameId).flatMap(({ figures }) => figures);
  return all.find(({ key }) => key === asked.sort) ?? null;
}

/** The sport of what is named. Throws `unknownPlayer`, `unknownTeam` or `unknownSeason`. */
async function gameOf(
  db: Database,
  of: Subject,
  { id, seasonId }: LineMatchesQuery,
): Promise<number> {
  const season = seasonId === undefined ? null : await leagueOfSeason(db, seasonId);
  if (id === undefined) return season!.gameId;
  const [found] = await rows(
    db,
    { gameId: int },
    sql`select game_id as "gameId" from ${of === 'player' ? sql`catalogue.player` : sql`catalogue.team`} where id = ${id}`,
  );
  if (!found) throw new CodedError(of === 'player' ? 'unknownPlayer' : 'unknownTeam');
  return found.gameId;
}

function toLine(
  found: {
    [Column in keyof typeof row]: (typeof row)[Column]['_output'];
  },
): MatchLine {
  const { id, gameId, startsAt, timeKnown, round, home, away, winner, ...rest } = found;
  const { scoreHome, scoreAway, league, seasonId, season, side, figures, weapons } = rest;
  const { playerId, player: name, position } = rest;
  const score =
    scoreHome === null || scoreAway === null ? null : { home: scoreHome, away: scoreAway };
  return {
    match: { id, gameId, startsAt, timeKnown, round, home, away, score, winner },
    ...{ league, season: { id: seasonId, name: season }, side, figures, weapons },
    player: playerId === null || name === null ? null : { id: playerId, name, position },
  };
}
