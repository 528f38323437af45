import { gameById } from '@xiongmao/api/catalogue/games';
import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import { isIn } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import {
  figures,
  type PlayerRecord,
  type SeasonLine,
  type SquadRecord,
  type Subject,
} from '@xiongmao/api/library/lines/shapes';
import { lineup } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { ranksOf, weaponTable } from './rank-lines.ts';
import { addLines, findTeams, type KeptLines } from './season-lines.ts';

const playerRow = { id: int, gameId: int, name: text, position: orNull(text) };

/** A player by any of its ids; throws unknownPlayer. */
export async function getPlayer(
  db: Database,
  kept: KeptLines,
  asked: number,
): Promise<PlayerRecord> {
  const [player] = await preparedRows(
    db,
    'player by id',
    playerRow,
    sql`select shown.id, shown.game_id as "gameId", shown.name, shown.position
      from catalogue.player own join catalogue.player shown on shown.id = own.shown_id where own.id = ${asked}`,
  );
  if (!player) throw new CodedError('unknownPlayer');
  const { gameId, ...ref } = player;
  const own = sql`select catalogue.players_of(${ref.id})`;
  const [record, listed] = await Promise.all([
    recordOf(db, kept, { of: 'player', own, id: ref.id, gameId }),
    lastListing(db, own),
  ]);
  return {
    player: {
      ...ref,
      position: listed?.position ?? ref.position,
      number: listed?.number ?? null,
      country: listed?.country ?? null,
    },
    team: record.seasons[0]?.team ?? null,
    ...record,
  };
}

/** A team by any of its ids, by all names that its club has had; throws unknownTeam. */
export async function getSquad(db: Database, kept: KeptLines, asked: number): Promise<SquadRecord> {
  const [found] = await preparedRows(
    db,
    'team of the library',
    { ...teamShape.shape, gameId: int, whoId: orNull(int) },
    sql`select shown.id, shown.name, shown.abbr, shown.country, shown.game_id as "gameId",
        (select shown_id from catalogue.player where id = catalogue.who_is(own.id)) as "whoId"
      from catalogue.team own join catalogue.team shown on shown.id = own.shown_id
      where own.id = ${asked} and not shown.undecided`,
  );
  if (!found) throw new CodedError('unknownTeam');
  const { gameId, whoId, ...team } = found;
  const playerId = gameById(gameId)?.alone ? whoId : null;
  const own = sql`select catalogue.clubs_of(${team.id})`;
  const [record, rosters] = await Promise.all([
    recordOf(db, kept, { of: 'team', own, id: team.id, gameId }),
    preparedRows(
      db,
      'rosters of a team',
      { id: int, name: text },
      sql`select distinct s.id, s.name from season_line t join catalogue.season s on s.id = t.season_id
        where t.of = 'team' and t.subject_id = any(array(${own})) and exists (
          select from season_line p
          where p.season_id = t.season_id and p.of = 'player' and p.team_id = t.subject_id)
        order by s.name desc, s.id`,
    ),
  ]);
  return { team, playerId, ...record, rosters: oneOfEachName(rosters) };
}

const oneOfEachName = <Season extends { name: string }>(seasons: readonly Season[]): Season[] =>
  [...new Map(seasons.toReversed().map((season) => [season.name, season])).values()].reverse();

const seasonRow = {
  season: text,
  seasonId: int,
  latest: orNull(time),
  league: leagueShape,
  teamId: int,
  matches: int,
  figures,
  weapons: orNull(figures),
};

async function recordOf(
  db: Database,
  kept: KeptLines,
  { of, own, id, gameId }: { of: Subject; own: SQL; id: number; gameId: number },
) {
  const tables = gameTables(of, gameId);
  const found = await preparedRows(
    db,
    `seasons of a ${of}`,
    seasonRow,
    sql`select s.id as "seasonId", s.name as season, l.team_id as "teamId", l.matches, l.figures, l.weapons,
        (select max(m.starts_at) from match_line own join matches.match m on m.id = own.match_id
          where own.of = l.of and own.subject_id = l.subject_id and own.season_id = l.season_id
            and own.team_id = l.team_id) as latest,
        jsonb_build_object('id', g.shown_id, 'gameId', g.game_id, 'name', g.name, 'country', g.country) as league
      from season_line l join catalogue.season s on s.id = l.season_id
      join catalogue.league g on g.id = s.league_id
      where l.of = ${of} and l.subject_id = any(array(${own}))
      order by latest desc nulls last, s.name desc, s.id desc`,
  );
  const teams = await findTeams(
    db,
    found.map(({ teamId }) => teamId),
  );
  const one = ({ season, league, teamId }: (typeof found)[number]) =>
    `${league.id} ${season} ${of === 'player' ? teams.get(teamId)!.id : ''}`;
  const seasons = [...Map.groupBy(found, one).values()].map((rows): SeasonLine => {
    const [first] = rows as [(typeof rows)[number]];
    const { club: _, ...team } = teams.get(first.teamId)!;
    return {
      season: { id: first.seasonId, name: first.season },
      league: first.league,
      team,
      ...addLines(tables, rows),
    };
  });
  const career = addLines(tables, found);
  const [latest] = seasons;
  const shown = latest && (await kept.of(of, latest.season.id));
  const inLatest = shown?.lines.find(
    (line) => line.id === id || (of === 'team' && line.teamIds.includes(id)),
  );
  return {
    gameId,
    tables: [
      ...tables.filter((table) => isIn(table, career.figures)).map(({ key }) => key),
      ...(career.weapons ? [weaponTable] : []),
    ],
    seasons,
    career,
    ranks: shown && inLatest ? ranksOf(shown, inLatest.id, of) : [],
  };
}

/** How the last line-up lists a player. */
async function lastListing(db: Database, own: SQL) {
  const [found] = await preparedRows(
    db,
    'last listing of a player',
    { listed: orNull(lineup.shape.players.element) },
    sql`select (
        select listed from jsonb_array_elements(u.players) listed
        where listed ->> 'playerId' = p.source_id limit 1) as listed
      from match_line l join matches.match m on m.id = l.match_id
      join catalogue.player p on p.id = l.subject_id
      join matches.lineup u on u.match_id = l.match_id and u.side = l.side
      where l.of = 'player' and l.subject_id = any(array(${own}))
      order by m.starts_at desc nulls last, l.match_id desc limit 1`,
  );
  return found?.listed ?? null;
}
