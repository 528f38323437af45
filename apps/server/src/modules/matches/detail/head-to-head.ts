import { isResultSure } from '@xiongmao/api/matches/disputes';
import type { HeadToHead } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { namesIn, namesOf } from '../names.ts';
import { preparedMatches } from '../repository.ts';
import { type MatchRow, toBoardMatch } from '../rows.ts';
import { findMatch } from './get-match.ts';

const most = 10;

/** The ids of the clubs of two teams: a club may have had several names in its source. */
async function clubsOf(db: Database, [home_id, away_id]: readonly [number, number]) {
  const found = await preparedRows<{ of: number; id: number }>(
    db,
    'clubs of teams',
    sql`select one.id as of, other.id from catalogue.team one
      join catalogue.team other on other.source = one.source and other.club = one.club
      where one.id = any(${sql.param([home_id, away_id])}::int[])`,
  );
  const clubOf = (team: number) => [
    ...new Set([team, ...found.filter(({ of }) => of === team).map(({ id }) => id)]),
  ];
  return { home: clubOf(home_id), away: clubOf(away_id) };
}

/** Earlier meetings and each side's latest results, from before the match. */
export async function getHeadToHead(
  db: Database,
  matchId: number,
  version: number,
): Promise<HeadToHead> {
  const match = await findMatch(db, matchId);
  // Teams of a lobby meet in all of theirs.
  if (match.home_id === null || match.away_id === null) return noMeetings(version);
  const { home, away } = await clubsOf(db, [match.home_id, match.away_id]);
  const before = sql`m.status in ('ended', 'awarded') and m.same_as is null and m.score_home is not null
    and m.starts_at < ${match.starts_at ? instant(new Date(match.starts_at)) : sql`'infinity'`} and m.id <> ${matchId}
    and m.game_id = ${match.game_id}`;
  const latest = sql`order by m.starts_at desc, m.id desc limit ${most}`;
  const [homes, aways] = [home, away].map((ids) => sql`(${sql.param(ids)}::int[])`);
  // One team at one end at a time, so that an index gives the latest ones alone.
  const atEnd = (end: SQL) =>
    sql`(select m.id from match m where ${end} = team and ${before} ${latest})`;
  const played = (club: SQL) =>
    preparedMatches(
      db,
      'latest of a club',
      sql`where m.id in (
        select ends.id from unnest${club} team cross join lateral (
          ${atEnd(sql`m.home_id`)} union all ${atEnd(sql`m.away_id`)}) ends) ${latest}`,
    );
  const [meetings, ofHome, ofAway] = await Promise.all([
    preparedMatches(
      db,
      'meetings of clubs',
      sql`where ${before} and ((m.home_id = any${homes!} and m.away_id = any${aways!})
        or (m.home_id = any${aways!} and m.away_id = any${homes!})) ${latest}`,
    ),
    played(homes!),
    played(aways!),
  ]);
  const names = await namesOf(db, [...meetings, ...ofHome, ...ofAway]);
  const board = (list: MatchRow[]) => ({
    version,
    ...namesIn(names, list),
    matches: list.map(toBoardMatch),
  });
  return {
    meetings: board(meetings),
    home: board(ofHome),
    away: board(ofAway),
    record: recordOf(meetings, new Set(home)),
  };
}

function noMeetings(version: number): HeadToHead {
  const none = { version, leagues: {}, teams: {}, matches: [] };
  return { meetings: none, home: none, away: none, record: { home: 0, draw: 0, away: 0 } };
}

function recordOf(meetings: MatchRow[], homeIds: Set<number>): HeadToHead['record'] {
  const record = { home: 0, draw: 0, away: 0 };
  for (const meeting of meetings) {
    if (!isResultSure(meeting)) continue;
    const difference = meeting.score_home! - meeting.score_away!;
    if (difference === 0) record.draw += 1;
    else record[difference > 0 === homeIds.has(meeting.home_id!) ? 'home' : 'away'] += 1;
  }
  return record;
}
