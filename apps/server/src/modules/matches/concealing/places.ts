import { inLine } from '@xiongmao/api/catalogue/sides';
import { isTold, untold } from '@xiongmao/api/matches/concealing/conceal';
import { type MatchStatus, matchStatus } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { type SQL, sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import type { Place, Whereabouts } from '#platform/http/concealing/concealing.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';

export const placeOf = (match: {
  id: number;
  gameId: number;
  leagueId: number;
  status: MatchStatus;
}): Place => ({
  reveal: `match-${match.id}`,
  gameId: match.gameId,
  leagueId: match.leagueId,
  told: isTold(match.status),
  sides: null,
});

/** A match as lists of other things show it. */
export interface NamedMatch {
  id: number;
  gameId: number;
  league: { id: number };
  status: MatchStatus;
  score: ScorePair | null;
}

export const placeOfNamed = ({ id, gameId, league, status }: NamedMatch): Place =>
  placeOf({ id, gameId, leagueId: league.id, status });

/** Where a match stands, by any of its ids. */
export interface PlaceOfMatch extends Place {
  leagueId: number;
  /** What was said before told no result. */
  startsAt: string | null;
}

export async function placesOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, PlaceOfMatch>> {
  if (ids.length === 0) return new Map();
  const found = await preparedRows(
    db,
    'places of matches',
    {
      ...{ id: int, shownId: int, gameId: int, leagueId: int, status: matchStatus },
      ...{ startsAt: orNull(time), home: orNull(text), away: orNull(text), league: text },
    },
    sql`select own.id, m.id as "shownId", m.game_id as "gameId", league.shown_id as "leagueId", m.status,
        m.starts_at as "startsAt", home.name as home, away.name as away, league.name as league
      from match own join match m on m.id = coalesce(own.same_as, own.id)
        join catalogue.league on league.id = m.league_id
        left join catalogue.team home on home.id = m.home_id left join catalogue.team away on away.id = m.away_id
      where own.id = any(${sql.param([...new Set(ids)])}::int[])`,
  );
  return new Map(
    found.map(({ id, shownId, status, home, away, league, ...place }) => [
      id,
      {
        ...place,
        reveal: `match-${shownId}`,
        told: isTold(status),
        sides: home !== null && away !== null ? inLine(place.gameId, { home, away }) : league,
      },
    ]),
  );
}

/** Of what leads to matches: where each of them stands. */
export async function placesBy(
  db: Database,
  leads: readonly { id: number; matchId: number }[],
): Promise<Map<number, PlaceOfMatch[]>> {
  const places = await placesOf(
    db,
    leads.map(({ matchId }) => matchId),
  );
  const found = new Map<number, PlaceOfMatch[]>();
  for (const { id, matchId } of leads) {
    const place = places.get(matchId);
    if (place) found.set(id, [...(found.get(id) ?? []), place]);
  }
  return found;
}

/** Whether results of a match are hidden from somebody, by any of its ids: of what is counted, which nothing takes out later. */
export const isHiddenFrom = ({ chosen }: Shielded, matchId: SQL): SQL => sql`exists (
  select from matches.shown_match m join catalogue.league l on l.id = m.league_id
  where m.id = ${matchId} and m.status <> all(${sql.param([...untold])}::text[])
    and (${chosen.all}::boolean or m.game_id = any(${sql.param([...chosen.games])}::int[])
      or l.shown_id = any(${sql.param([...chosen.leagues])}::int[]))
    and 'match-' || m.shown_id <> all(${sql.param([...chosen.revealed])}::text[]))`;

/** Where things of a kind stand that have a match each: `ofIds` reads `id` and `matchId` of those among the ids. */
export const whereaboutsBy =
  (kind: string, ofIds: (among: SQL) => SQL) =>
  (db: Database): Whereabouts => ({
    kind,
    async find(ids) {
      const query = ofIds(sql`any(${sql.param([...ids])}::int[])`);
      const leads = await preparedRows(db, `matches of ${kind}s`, { id: int, matchId: int }, query);
      return placesBy(db, leads);
    },
  });

/** Matches, the seasons that tables tell of, and the season of a match. */
export const matchWhereabouts: readonly ((db: Database) => Whereabouts)[] = [
  (db) => ({
    kind: 'match',
    find: (ids) =>
      placesBy(
        db,
        ids.map((id) => ({ id, matchId: id })),
      ),
  }),
  (db) => ({
    kind: 'season',
    find: (ids) =>
      seasonsOf(
        db,
        sql`select id, id as season from unnest(${sql.param([...ids])}::int[]) id`,
        'places of seasons',
      ),
  }),
  (db) => ({
    kind: 'seasonOfMatch',
    find: (ids) =>
      seasonsOf(
        db,
        sql`select own.id, m.season_id as season from match own join match m on m.id = coalesce(own.same_as, own.id)
          where own.id = any(${sql.param([...ids])}::int[])`,
        'seasons of matches',
      ),
  }),
];

async function seasonsOf(
  db: Database,
  asked: ReturnType<typeof sql>,
  name: string,
): Promise<Map<number, Place[]>> {
  const found = await preparedRows(
    db,
    name,
    { id: int, seasonId: int, gameId: int, leagueId: int, sides: text },
    sql`select asked.id, season.id as "seasonId", league.game_id as "gameId", league.shown_id as "leagueId",
        league.name as sides
      from (${asked}) asked join catalogue.season on season.id = asked.season
        join catalogue.league on league.id = season.league_id`,
  );
  return new Map(
    found.map(({ id, seasonId, ...place }) => [
      id,
      [{ ...place, reveal: `season-${seasonId}`, told: true }],
    ]),
  );
}
