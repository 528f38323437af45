import * as calls from '@xiongmao/api/library/calls';
import * as lines from '@xiongmao/api/library/lines/calls';
import type { LibraryLeague, SeasonSchedule } from '@xiongmao/api/library/shapes';
import { isTold, plainStatus } from '@xiongmao/api/matches/concealing/conceal';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import {
  type Concealment,
  concealment,
  type Place,
  type Subject,
  type Telling,
  telling,
  type Whereabouts,
} from '#platform/http/concealing/concealing.ts';

/** Teams and players stand in their game: what they did in one league is not told apart from the rest. */
const ofGame =
  (kind: 'team' | 'player') =>
  (db: Database): Whereabouts => ({
    kind,
    async find(ids) {
      const found = await preparedRows(
        db,
        `places of ${kind}s`,
        { id: int, shownId: int, gameId: int, sides: text },
        sql`select id, shown_id as "shownId", game_id as "gameId", name as sides
          from ${kind === 'team' ? sql`catalogue.team` : sql`catalogue.player`}
          where id = any(${sql.param([...ids])}::int[])`,
      );
      return new Map(
        found.map(({ id, shownId, ...place }) => [
          id,
          [{ ...place, leagueId: null, reveal: `${kind}-${shownId}`, told: true }],
        ]),
      );
    },
  });

export const libraryWhereabouts = [ofGame('team'), ofGame('player')];

export const libraryConcealments: readonly Concealment[] = [
  concealment<SeasonSchedule>({
    fits: (fields) => 'parts' in fields && 'part' in fields && 'matches' in fields,
    conceal: (schedule, { isHidden }) => ({
      ...schedule,
      matches: schedule.matches.map((match) => {
        const { id: leagueId, gameId } = schedule.league;
        const told = isTold(match.status);
        const place: Place = { reveal: `match-${match.id}`, gameId, leagueId, told, sides: null };
        if (!isHidden(place)) return match;
        return { ...match, status: plainStatus(match.status), score: null, winner: null, late: [] };
      }),
    }),
  }),
  concealment<LibraryLeague>({
    fits: (fields) => 'seasons' in fields && 'league' in fields && !('player' in fields),
    conceal: (library, { isHidden }) => ({
      ...library,
      seasons: library.seasons.map((season) => {
        const { id: leagueId, gameId } = library.league;
        const reveal = `season-${season.id}`;
        const place: Place = { reveal, gameId, leagueId, told: true, sides: null };
        return isHidden(place) ? { ...season, champion: null } : season;
      }),
    }),
  }),
];

const season = (id: number | undefined): Subject | null => (id ? `season-${id}` : null);

/** Tables and figures are results added up. */
export const libraryTellings: readonly Telling[] = [
  telling(calls.getSeasonTables, ({ query }) => season(query.seasonId)),
  telling(calls.getSeasonTree, ({ query }) => season(query.seasonId)),
  telling(lines.rankPlayers, ({ query }) => season(query.seasonId)),
  telling(lines.rankSquads, ({ query }) => season(query.seasonId)),
  telling(lines.getPlayer, ({ query }) => `player-${query.id}`),
  telling(lines.listPlayerMatches, ({ query }) =>
    query.id ? `player-${query.id}` : season(query.seasonId),
  ),
  telling(lines.getSquad, ({ query }) => `team-${query.id}`),
  telling(lines.listSquadMatches, ({ query }) => `team-${query.id}`),
];
