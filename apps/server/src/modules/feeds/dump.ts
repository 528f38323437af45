import { gameById } from '@xiongmao/api/catalogue/games';
import { lobbyStanding } from '@xiongmao/api/matches/lobby';
import { type Lobby, periodScore } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { type Fixes, findFixes, findLobbies } from '#modules/matches/index.ts';
import { bool, day, int, listOf, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, iso, rows } from '#platform/db/database.ts';

const dumpRow = {
  id: int,
  source: text,
  source_id: text,
  game_id: int,
  league: orNull(text),
  season: orNull(text),
  home: orNull(text),
  away: orNull(text),
  starts_at: orNull(time),
  time_known: bool,
  date: orNull(day),
  status: text,
  score_home: orNull(int),
  score_away: orNull(int),
  periods: listOf(periodScore),
  incidents: int,
};
type DumpRow = RowOf<typeof dumpRow>;

const pageSize = 2_000;

/** The sources that have told of a match. */
export async function sourcesOf(db: Database): Promise<string[]> {
  const found = await rows(
    db,
    { source: text },
    sql`select distinct source from match order by source`,
  );
  return found.map(({ source }) => source);
}

/** Writes one JSON object a line for each match, of one source or all (interfaces: commands). */
export async function dump(
  db: Database,
  source: string | null,
  write: (line: string) => void,
): Promise<void> {
  for (let last = 0; ; ) {
    const page = await rows(
      db,
      dumpRow,
      sql`select m.id, m.source, m.source_id, m.game_id, nullif(season.league_name, '–') as league, nullif(season.name, '–') as season,
          home.told_name as home, away.told_name as away, m.starts_at, m.time_known, m.date, m.status,
          m.score_home, m.score_away, m.periods,
          (select count(*) from matches.incident where match_id = m.id and state <> 'withdrawn') as incidents
        from matches.match m
        join catalogue.season on season.id = m.season_id
        left join catalogue.team home on home.id = m.home_id
        left join catalogue.team away on away.id = m.away_id
        where m.id > ${last} and ${source === null ? sql`true` : sql`m.source = ${source}`}
        order by m.id limit ${pageSize}`,
    );
    const withoutSides = page.filter(({ home }) => home === null).map(({ id }) => id);
    const lobbies = await findLobbies(db, withoutSides, 'told');
    const fixes = await findFixes(
      db,
      page.map(({ id }) => id),
    );
    for (const row of page) {
      write(JSON.stringify(toLine(row, lobbies.get(row.id), fixes.get(row.id))));
    }
    if (page.length < pageSize) return;
    last = page.at(-1)!.id;
  }
}

function toLine(row: DumpRow, lobby: Lobby | undefined, fixes: Fixes | undefined) {
  return {
    source: row.source,
    sourceId: row.source_id,
    game: gameById(row.game_id)?.abbr,
    league: row.league,
    season: row.season,
    home: row.home,
    away: row.away,
    startsAt: row.time_known && row.starts_at ? row.starts_at : row.date,
    status: row.status,
    score: row.score_home === null ? null : [row.score_home, row.score_away],
    periods: periodsOf(row.periods),
    incidents: row.incidents,
    ...(fixes && { corrected: toldInPlaceOf(fixes) }),
    ...(lobby && { lobby: standingOf(lobby) }),
  };
}

const periodsOf = (periods: DumpRow['periods']) =>
  periods.map(({ key, home, away }) => ({ key, home, away }));

/** What the source itself says where an operator has set it right. */
function toldInPlaceOf({ score, status, startsAt }: Fixes) {
  return {
    ...(score && {
      score: score.told.score_home === null ? null : [score.told.score_home, score.told.score_away],
      periods: periodsOf(score.told.periods as DumpRow['periods']),
    }),
    ...(status && { status: status.told.status }),
    ...(startsAt && {
      startsAt: startsAt.told.time_known
        ? iso(startsAt.told.starts_at as string)
        : startsAt.told.date,
    }),
  };
}

/** A lobby's teams over the rounds that were played, the first on top. */
function standingOf(lobby: Lobby) {
  const names = new Map(lobby.teams.map(({ team }) => [team.id, team.name]));
  const standing = lobbyStanding([...names.keys()], lobby);
  return {
    rounds: lobby.rounds,
    played: lobby.played.length,
    teams: standing.map(({ rank, teamId, points, kills }) => ({
      rank,
      name: names.get(teamId),
      points,
      kills,
    })),
  };
}
