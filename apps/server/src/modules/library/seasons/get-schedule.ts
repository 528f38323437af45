import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import type { getSeasonSchedule } from '@xiongmao/api/library/calls';
import { schedulePageSize } from '@xiongmao/api/library/sections';
import type { ScheduledMatch, SchedulePart, SeasonSchedule } from '@xiongmao/api/library/shapes';
import { isPast } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findSeasonMatches, type SeasonMatchRow } from '#modules/matches/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

type Asked = z.output<NonNullable<typeof getSeasonSchedule.query>>;

/** A season's matches by round or month: of the part asked for, else of that which is played or next. Throws `unknownTeam`, `notFound`. */
export async function getSchedule(
  db: Database,
  league: League,
  { seasonId, part, teamId, status, page }: Asked,
): Promise<SeasonSchedule> {
  const rows = await findSeasonMatches(db, seasonId);
  const teams = await findTeams(db, rows);
  if (teamId !== undefined && ![...teams.values()].some(({ id }) => id === teamId))
    throw new CodedError('unknownTeam');
  const shownId = (id: number | null) => (id === null ? null : teams.get(id)!.id);
  const matches = rows.map(
    ({ home, away, homeId, awayId, ...row }): ScheduledMatch => ({
      ...row,
      homeId: shownId(homeId),
      awayId: shownId(awayId),
      score: home === null || away === null ? null : { home, away },
      late: row.late.map(({ key, ...score }) => ({ key, home: score.home, away: score.away })),
    }),
  );
  const parts = partsOf(matches);
  if (part !== undefined && part > parts.length) throw new CodedError('notFound');
  const isOf = (match: ScheduledMatch) =>
    (teamId === undefined || match.homeId === teamId || match.awayId === teamId) &&
    (status === undefined || isPast(match.status) === (status === 'past'));
  // Of one side, or of what is played or to come, there are few enough to have them all.
  const place =
    part ?? (teamId === undefined && status === undefined ? currentPart(parts) : undefined);
  const ofPart = place === undefined ? matches : (parts[place - 1]?.matches ?? []);
  const listed = ofPart.filter(isOf);
  return {
    league,
    parts: parts.map(({ matches: own, ...rest }, index) => ({
      place: index + 1,
      ...rest,
      matches: own.length,
    })),
    part: place ?? null,
    matches: listed.slice((page - 1) * schedulePageSize, page * schedulePageSize),
    total: listed.length,
    teams: Object.fromEntries([...teams.values()].map((team) => [team.id, team])),
  };
}

type Part = Omit<SchedulePart, 'place' | 'matches'> & { matches: ScheduledMatch[] };

/** Rounds in the order in which they begin; a season that has none is told month by month. */
function partsOf(matches: readonly ScheduledMatch[]): Part[] {
  const hasRounds = matches.some(({ round, stage }) => round ?? stage);
  const nameOf = ({ stage, round, date }: ScheduledMatch) =>
    hasRounds ? `${stage ?? ''}\n${round ?? ''}` : (date?.slice(0, 7) ?? '');
  return [...Map.groupBy(matches, nameOf).values()].map((own) => {
    const [{ stage, round, date }] = own as [ScheduledMatch];
    return {
      stage: hasRounds ? stage : null,
      round: hasRounds ? round : null,
      month: hasRounds ? null : (date?.slice(0, 7) ?? null),
      matches: own,
    };
  });
}

/** The place of the first part in which something is left to play, else of the last. */
function currentPart(parts: readonly Part[]): number {
  const open = parts.findIndex(({ matches }) => matches.some(({ status }) => !isPast(status)));
  return open < 0 ? Math.max(parts.length, 1) : open + 1;
}

const teamRow = { told: int, id: int, name: text, abbr: orNull(text), country: orNull(text) };

/** Who plays, as they are shown, by the ids that their matches have. */
async function findTeams(
  db: Database,
  rows: readonly SeasonMatchRow[],
): Promise<Map<number, Team>> {
  const ids = [...new Set(rows.flatMap(({ homeId, awayId }) => [homeId, awayId]))].filter(
    (id) => id !== null,
  );
  const found = await preparedRows(
    db,
    'teams of a schedule',
    teamRow,
    sql`select id as told, shown_id as id, name, abbr, country from catalogue.team
      where id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(found.map(({ told, ...team }) => [told, team]));
}
