import type { HeadToHead } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { findMatch } from './get-match.ts';
import { toBoard } from './names.ts';
import { selectMatches } from './repository.ts';
import type { MatchRow } from './rows.ts';

const most = 10;

/** All rows of the clubs of two teams: a club may have had several names in its source. */
const clubOf = (teamId: number): SQL => sql`(
  select other.id from team one join team other
    on other.id = one.id or (other.club = one.club and other.source = one.source)
  where one.id = ${teamId})`;

/** Earlier meetings and each side's latest results, from before the match. */
export async function getHeadToHead(
  db: Database,
  matchId: number,
  version: number,
): Promise<HeadToHead> {
  const match = await findMatch(db, matchId);
  const before = sql`m.status in ('ended', 'awarded') and m.score_home is not null
    and m.starts_at < ${new Date(match.starts_at).toISOString()} and m.id <> ${matchId}
    and m.game_id = ${match.game_id}`;
  const latest = sql`order by m.starts_at desc, m.id desc limit ${most}`;
  const home = clubOf(match.home_id);
  const away = clubOf(match.away_id);
  const played = (club: SQL) =>
    selectMatches(
      db,
      sql`where ${before} and (m.home_id in ${club} or m.away_id in ${club}) ${latest}`,
    );
  const [meetings, ofHome, ofAway, homeTeams] = await Promise.all([
    selectMatches(
      db,
      sql`where ${before} and ((m.home_id in ${home} and m.away_id in ${away})
        or (m.home_id in ${away} and m.away_id in ${home})) ${latest}`,
    ),
    played(home),
    played(away),
    db.execute(clubOf(match.home_id)),
  ]);
  const homeIds = new Set(homeTeams.rows.map((row) => row.id as number));
  return {
    meetings: await toBoard(db, meetings, version),
    home: await toBoard(db, ofHome, version),
    away: await toBoard(db, ofAway, version),
    record: recordOf(meetings, homeIds),
  };
}

function recordOf(meetings: MatchRow[], homeIds: Set<number>): HeadToHead['record'] {
  const record = { home: 0, draw: 0, away: 0 };
  for (const meeting of meetings) {
    const difference = meeting.score_home! - meeting.score_away!;
    if (difference === 0) record.draw += 1;
    else record[difference > 0 === homeIds.has(meeting.home_id) ? 'home' : 'away'] += 1;
  }
  return record;
}
