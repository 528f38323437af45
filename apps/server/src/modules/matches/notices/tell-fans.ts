import { inOrder } from '@xiongmao/api/catalogue/sides';
import { isResultSure } from '@xiongmao/api/matches/disputes';
import { disputedField, lobbySummary, matchStatus } from '@xiongmao/api/matches/shapes';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { type Fans, notify, notifyFans, toldOf } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import { int, listOf, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Turn } from '../apply/changes.ts';
import { fansOf, fansOfListed } from './fans.ts';
import * as told from './notice-types.ts';
import { tellGoal, tellWithdrawn } from './tell-goal.ts';
import { causeOf, type Happened, tellFans } from './tell-later.ts';

/** Leaves notices of what happened in matches, each once for each who wants to be told of it. */
export function workNotices(context: { db: Database; clock: Clock; jobs: Jobs }): void {
  const { db, clock, jobs } = context;
  jobs.work(tellFans, async ({ happened }) => {
    for (const each of happened) {
      await db.transaction((tx) => tell(tx, jobs, each, clock.now()));
    }
  });
}

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
  /** Its league by all of its rows. */
  leagueIds: listOf(int),
};
type MatchFound = RowOf<typeof foundRow>;

const fansFor = (occasion: Fans['occasion'], matchId: number, now: Date): Fans => ({
  among: fansOf({ matchId, now }),
  occasion,
});

async function tell(tx: Tx, jobs: Jobs, each: Happened, at: Date): Promise<void> {
  const { matchId: id, what, key } = each;
  const [found] = await rows(
    tx,
    foundRow,
    sql`select m.id as "matchId", m.game_id as "gameId", home.name as home, away.name as away,
        m.score_home as "homeScore", m.score_away as "awayScore", m.disputed, league.name as league,
        coalesce(m.round, m.stage) as round, m.lobby, m.status,
        array(select catalogue.leagues_of(m.league_id)) as "leagueIds"
      from match m join catalogue.league on league.id = m.league_id
        left join catalogue.team home on home.id = m.home_id left join catalogue.team away on away.id = m.away_id
      where m.id = ${id}`,
  );
  if (!found) return;
  const { gameId, home, away, leagueIds } = found;
  const place = { gameId, leagueIds };
  const once = { cause: causeOf(each), at };
  if (home === null || away === null) {
    const name = [found.league, found.round].filter(Boolean).join(' · ');
    const lobby = { matchId: id, gameId, name };
    const leader = what === 'ended' ? found.lobby?.leader : null;
    const fans = fansFor(what === 'begun' ? 'start' : 'end', id, at);
    if (leader) {
      const values = { ...lobby, winner: leader.name, points: leader.points };
      const result = { ...place, instead: { type: told.lobbyOver, values: lobby } };
      await notifyFans(tx, jobs, { ...fans, result }, { type: told.lobbyWon, values, ...once });
    } else if (what === 'begun' || what === 'ended') {
      const type = what === 'begun' ? told.lobbyBegun : told.lobbyOver;
      await notifyFans(tx, jobs, fans, { type, values: lobby, ...once });
    }
    return;
  }
  const match = { matchId: id, gameId, ...inOrder(gameId, { home, away }) };
  switch (what) {
    case 'lineup': {
      // Who follows one of the players first: of one line-up each is told once.
      const listed: Fans = { among: fansOfListed(id), occasion: 'lineup' };
      await notifyFans(tx, jobs, listed, { type: told.playerListed, values: match, ...once });
      const fans = fansFor('lineup', id, at);
      return notifyFans(tx, jobs, fans, { type: told.lineupsOut, values: match, ...once });
    }
    case 'begun': {
      const fans = fansFor('start', id, at);
      return notifyFans(tx, jobs, fans, { type: told.matchBegun, values: match, ...once });
    }
    case 'goal':
      return tellGoal(tx, jobs, { match, place, key: key!, once });
    case 'withdrawn':
      return tellWithdrawn(tx, jobs, { match, key: key!, once });
    default:
      return tellEnd(tx, jobs, { match, place, found, what, once });
  }
}

/** How it ended, or that what was said of that agrees after all. */
async function tellEnd(
  tx: Tx,
  jobs: Jobs,
  given: {
    match: { matchId: number; gameId: number; home: string; away: string };
    place: { gameId: number; leagueIds: readonly number[] };
    found: Pick<MatchFound, 'status' | 'homeScore' | 'awayScore' | 'disputed'>;
    what: Extract<Turn, 'ended' | 'agreed'>;
    once: { cause: string; at: Date };
  },
): Promise<void> {
  const { match, place, found, what, once } = given;
  const { status, homeScore, awayScore, disputed } = found;
  const fans: Fans = {
    ...fansFor('end', match.matchId, once.at),
    result: { ...place, instead: { type: told.matchOver, values: match } },
  };
  const isSure = isResultSure({ disputed });
  if (homeScore === null || awayScore === null) {
    if (what === 'agreed') return;
    return notifyFans(tx, jobs, fans, { type: told.matchOver, values: match, ...once });
  }
  const score = inOrder(match.gameId, { home: homeScore, away: awayScore });
  const values = { ...match, homeScore: score.home, awayScore: score.away };
  if (what === 'agreed') {
    if (!isPlayed(status) || !isSure) return;
    // Who was told of the dispute, and nobody else.
    const ended = causeOf({ matchId: match.matchId, what: 'ended', key: null });
    const all = sql`select id from (${fans.among}) fan`;
    const waiting = toldOf(all, [told.matchDisputed], ended);
    return notify(tx, jobs, waiting, { type: told.matchAgreed, values, ...once });
  }
  if (!isSure)
    return notifyFans(tx, jobs, fans, { type: told.matchDisputed, values: match, ...once });
  return notifyFans(tx, jobs, fans, { type: told.matchEnded, values, ...once });
}
