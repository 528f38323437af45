import { isResultSure } from '@xiongmao/api/matches/disputes';
import type { HeadToHead } from '@xiongmao/api/matches/shapes';
import { played } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instantOrEnd, preparedRows } from '#platform/db/database.ts';
import { namesIn, withNames } from '../names.ts';
import { preparedMatches } from '../repository.ts';
import { type MatchRow, toBoardMatch } from '../rows.ts';
import { oneOf } from '../statuses.ts';
import { findMatch } from './get-match.ts';

const most = 10;

/** The teams of a team's club: rows of other sources, and names that it has had in one. */
const clubOf = (team: number) => sql`(select id from catalogue.clubs_of(${team}) id)`;

/** Earlier meetings and each side's latest results, from before the match; what is played again is none. */
export async function getHeadToHead(
  db: Database,
  matchId: number,
  version: number,
): Promise<HeadToHead> {
  const match = await findMatch(db, matchId);
  // Teams of a lobby meet in all of theirs.
  if (match.home_id === null || match.away_id === null) return noMeetings(version);
  const [home, away] = [clubOf(match.home_id), clubOf(match.away_id)];
  const before = sql`m.status in ${oneOf(played)} and m.same_as is null and m.score_home is not null
    and m.starts_at < ${instantOrEnd(match.starts_at)} and m.id <> ${match.id}
    and m.game_id = ${match.game_id} and m.source not like 'replay:%'`;
  const latest = sql`order by m.starts_at desc, m.id desc limit ${most}`;
  // One team at one end at a time, so that an index gives the latest ones alone.
  const atEnd = (end: SQL) =>
    sql`(select m.id from match m where ${end} = team.id and ${before} ${latest})`;
  const latestOf = (club: SQL) =>
    preparedMatches(
      db,
      'latest of a club',
      sql`where m.id in (
        select ends.id from ${club} team cross join lateral (
          ${atEnd(sql`m.home_id`)} union all ${atEnd(sql`m.away_id`)}) ends) ${latest}`,
    );
  const metAt = (one: SQL, other: SQL) =>
    sql`(select m.id from ${one} one join match m on m.home_id = one.id
      join ${other} other on other.id = m.away_id where ${before})`;
  const [meetings, ofHome, ofAway, homes] = await Promise.all([
    preparedMatches(
      db,
      'meetings of clubs',
      sql`where m.id in (${metAt(home, away)} union all ${metAt(away, home)}) ${latest}`,
    ),
    latestOf(home),
    latestOf(away),
    preparedRows(db, 'teams of a club', { id: int }, home),
  ]);
  const names = await withNames(db, [...meetings, ...ofHome, ...ofAway]);
  const shown = new Map(names.rows.map((row) => [row.id, row]));
  const board = (list: MatchRow[]) => {
    const rows = list.map(({ id }) => shown.get(id)!);
    return { version, ...namesIn(names, rows), matches: rows.map(toBoardMatch) };
  };
  return {
    meetings: board(meetings),
    home: board(ofHome),
    away: board(ofAway),
    record: recordOf(meetings, new Set(homes.map(({ id }) => id))),
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
