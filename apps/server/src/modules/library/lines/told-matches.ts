import { games } from '@xiongmao/api/catalogue/games';
import {
  disputedField,
  incident,
  lineup,
  matchState,
  matchStatus,
  periodScore,
  statistic,
} from '@xiongmao/api/matches/shapes';
import { sheet } from '@xiongmao/api/matches/sheets/sheet';
import { played } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { oneOf } from '#modules/matches/index.ts';
import { int, listOf, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

const entry = z.object({
  kind: incident.shape.kind,
  side: incident.shape.side,
  minute: incident.shape.minute,
  playerId: incident.shape.playerId,
  text: incident.shape.text,
});

const toldRow = {
  id: int,
  gameId: int,
  seasonId: int,
  status: matchStatus,
  disputed: listOf(disputedField),
  source: text,
  homeId: int,
  awayId: int,
  home: orNull(int),
  away: orNull(int),
  winner: matchState.shape.winner,
  periods: listOf(periodScore),
  lineups: listOf(lineup.pick({ side: true, players: true })),
  statistics: listOf(statistic),
  sheet: orNull(sheet),
  entries: listOf(entry),
};
/** What is told of a match that is over, as far as figures are made of it. */
export type ToldMatch = RowOf<typeof toldRow>;

/** Entries that figures are made of. */
const counted = ['goal', 'penaltyGoal', 'yellowCard', 'secondYellow', 'redCard', 'kill'];

const cricket = games.filter(({ sport }) => sport === 'cricket').map(({ gameId }) => gameId);

/** Whether tables count a match `m`: in cricket one without a result has been played, too. */
export const isCounted = sql`(m.status in ${oneOf(played)}
  or m.status = 'abandoned' and m.game_id = any(${sql.param(cricket)}::int[]))`;

/**
 * Of these matches those that are over and are shown themselves: of two sources' rows the one that boards have, and none
 * that is played again.
 */
export function findTold(tx: Tx, matchIds: readonly number[]): Promise<ToldMatch[]> {
  return rows(
    tx,
    toldRow,
    sql`select m.id, m.game_id as "gameId", m.season_id as "seasonId", m.status,
        to_jsonb(m.disputed) as disputed, m.source, m.home_id as "homeId",
        m.away_id as "awayId", m.score_home as home, m.score_away as away, m.winner, m.periods,
        coalesce((select jsonb_agg(jsonb_build_object('side', side, 'players', players) order by side)
          from matches.lineup where match_id = m.id and probable is not true), '[]') as lineups,
        coalesce((select statistics from matches.statistics where match_id = m.id), '[]') as statistics,
        (select sheet from matches.sheet where match_id = m.id) as sheet,
        coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'side', side, 'minute', minute,
            'playerId', player_id, 'text', text))
          from matches.incident where match_id = m.id and state <> 'withdrawn'
            and kind = any(${sql.param(counted)}::text[])), '[]') as entries
      from matches.match m
      where m.id = any(${sql.param([...matchIds])}::int[]) and m.same_as is null
        and ${isCounted} and m.home_id is not null
        and m.source not like 'replay:%'
      order by m.id`,
  );
}
