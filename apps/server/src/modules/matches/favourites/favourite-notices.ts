import { inOrder } from '@xiongmao/api/catalogue/sides';
import { isResultSure } from '@xiongmao/api/matches/disputes';
import { disputedField, lobbySummary, matchStatus } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { notify, toldOf } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import { int, listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { Turn } from '../apply/changes.ts';
import * as told from './notice-types.ts';

interface Turned {
  matchId: number;
  turn: Turn;
}

/** Tells those whose favourites these are. */
export const tellFavourers = defineJob<{ turned: Turned[] }>('tell-favourers');

/**
 * Leaves the work for later if anyone would be told; a tick waits for nothing more. Of the rows that several sources have
 * of a match only the shown one is told of.
 */
export async function tellLater(tx: Tx, jobs: Jobs, turned: Turned[]): Promise<void> {
  if (turned.length === 0) return;
  const favoured = await rows(
    tx,
    { id: int },
    sql`select m.id from match m
      where m.id = any(${sql.param(turned.map(({ matchId }) => matchId))}::int[]) and m.same_as is null
        and exists (select from match_favourite where match_id in (select matches.rows_of(m.id)))`,
  );
  const ids = new Set(favoured.map(({ id }) => id));
  const told = turned.filter(({ matchId }) => ids.has(matchId));
  if (told.length > 0) await jobs.send(tx, tellFavourers, { turned: told });
}

/** Leaves notices that favourite matches began or ended, or that a result agrees after all, each once. */
export function workFavouriteNotices(context: { db: Database; clock: Clock; jobs: Jobs }): void {
  const { db, clock, jobs } = context;
  jobs.work(tellFavourers, ({ turned }) =>
    db.transaction(async (tx) => {
      for (const { matchId, turn } of turned) await tell(tx, jobs, matchId, turn, clock.now());
    }),
  );
}

const causeOf = (matchId: number, turn: Turn) => `match:${matchId}:${turn}`;

const foundRow = {
  matchId: int,
  gameId: int,
  home: orNull(text),
  away: orNull(text),
  league: text,
  round: orNull(text),
  lobby: orNull(lobbySummary),
  status: matchStatus,
  homeScore: orNull(int),
  awayScore: orNull(int),
  disputed: listOf(disputedField),
};

async function tell(tx: Tx, jobs: Jobs, id: number, turn: Turn, at: Date): Promise<void> {
  const [found] = await rows(
    tx,
    foundRow,
    sql`select m.id as "matchId", m.game_id as "gameId", home.name as home, away.name as away,
        m.score_home as "homeScore", m.score_away as "awayScore", m.disputed, league.name as league,
        coalesce(m.round, m.stage) as round, m.lobby, m.status
      from match m join catalogue.league on league.id = m.league_id
        left join catalogue.team home on home.id = m.home_id left join catalogue.team away on away.id = m.away_id
      where m.id = ${id}`,
  );
  if (!found) return;
  const { matchId, gameId, home, away, homeScore, awayScore, disputed } = found;
  const favourers = sql`select distinct account_id from match_favourite
    where match_id in (select matches.rows_of(${id}))`;
  const once = { cause: causeOf(id, turn), at };
  if (home === null || away === null) {
    const name = [found.league, found.round].filter(Boolean).join(' · ');
    const lobby = { matchId, gameId, name };
    const leader = turn === 'ended' ? found.lobby?.leader : null;
    if (leader) {
      const values = { ...lobby, winner: leader.name, points: leader.points };
      await notify(tx, jobs, favourers, { type: told.lobbyWon, values, ...once });
    } else {
      const type = turn === 'begun' ? told.lobbyBegun : told.lobbyOver;
      await notify(tx, jobs, favourers, { type, values: lobby, ...once });
    }
    return;
  }
  const match = { matchId, gameId, ...inOrder(gameId, { home, away }) };
  const scores = (...told: [home: number, away: number]) => {
    const { home, away } = inOrder(gameId, { home: told[0], away: told[1] });
    return { homeScore: home, awayScore: away };
  };
  if (turn === 'agreed') {
    const isOver = found.status === 'ended' || found.status === 'awarded';
    if (!isOver || homeScore === null || awayScore === null || !isResultSure({ disputed })) return;
    // Who was told of the dispute, and nobody else.
    const waiting = toldOf(favourers, told.matchDisputed, causeOf(id, 'ended'));
    const values = { ...match, ...scores(homeScore, awayScore) };
    await notify(tx, jobs, waiting, { type: told.matchAgreed, values, ...once });
  } else if (turn === 'begun') {
    await notify(tx, jobs, favourers, { type: told.matchBegun, values: match, ...once });
  } else if (homeScore === null || awayScore === null) {
    await notify(tx, jobs, favourers, { type: told.matchOver, values: match, ...once });
  } else if (!isResultSure({ disputed })) {
    await notify(tx, jobs, favourers, { type: told.matchDisputed, values: match, ...once });
  } else {
    const values = { ...match, ...scores(homeScore, awayScore) };
    await notify(tx, jobs, favourers, { type: told.matchEnded, values, ...once });
  }
}
