import { type League, leagueShape, type Team, teamShape } from '@xiongmao/api/catalogue/shapes';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import {
  addFigures,
  addPairs,
  type Figures,
  type FigureTable,
  wellTold,
} from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import {
  figures,
  type PlayerRef,
  type SeasonRef,
  type Subject,
} from '@xiongmao/api/library/lines/shapes';
import { sql } from 'drizzle-orm';
import { leagueColumn } from '#modules/catalogue/index.ts';
import type { Clock } from '#platform/clock.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** A player's or team's line of a season, as they are shown. */
export interface Counted {
  /** Of the player or team. */
  id: number;
  player: PlayerRef | null;
  team: Team;
  /** All that a player played for, by any of their ids. */
  teamIds: number[];
  matches: number;
  figures: Figures;
  weapons: Figures | null;
}

export interface SeasonLines {
  season: SeasonRef;
  league: League;
  tables: readonly FigureTable[];
  lines: Counted[];
}

export interface KeptLines {
  /** All lines of a season, by any of its ids; throws unknownSeason. */
  of(subject: Subject, seasonId: number): Promise<SeasonLines>;
}

const most = 60;
/** ms: a match that ends shows in its season's tables by then. */
const lasts = 15_000;

/** Seasons are ranked by whatever is asked: their lines are read once for all who ask at a time. */
export function createKeptLines(db: Database, clock: Clock): KeptLines {
  const held = new BoundedMap<string, { making: Promise<SeasonLines>; until: number }>(most);
  return {
    of(subject, seasonId) {
      const key = `${subject} ${seasonId}`;
      const now = clock.now().getTime();
      const known = held.get(key);
      if (known && known.until > now) return known.making;
      held.delete(key);
      const making = readLines(db, subject, seasonId);
      making.catch(() => held.delete(key));
      held.set(key, { making, until: now + lasts });
      return making;
    },
  };
}

const lineRow = {
  id: int,
  name: text,
  position: orNull(text),
  teamId: int,
  matches: int,
  figures,
  weapons: orNull(figures),
};

async function readLines(db: Database, subject: Subject, seasonId: number): Promise<SeasonLines> {
  const [season] = await preparedRows(
    db,
    'season and its league',
    { id: int, name: text, league: leagueShape },
    sql`select s.id, s.name, ${leagueColumn(sql`l`)} as league
      from catalogue.season s join catalogue.league l on l.id = s.league_id where s.id = ${seasonId}`,
  );
  if (!season) throw new CodedError('unknownSeason');
  const { league, ...ref } = season;
  const found = await preparedRows(
    db,
    `lines of a season, ${subject}`,
    lineRow,
    sql`select ${subject === 'player' ? sql`p.shown_id as id, p.name, p.position` : sql`l.subject_id as id, '' as name, null as position`},
        l.team_id as "teamId", l.matches, l.figures, l.weapons
      from season_line l ${subject === 'player' ? sql`join catalogue.player p on p.id = l.subject_id` : sql``}
      where l.season_id = any(array(select catalogue.seasons_of(${seasonId}))) and l.of = ${subject}
      order by l.matches desc, l.subject_id`,
  );
  const teams = await findTeams(
    db,
    found.map(({ teamId }) => teamId),
  );
  const tables = gameTables(subject, league.gameId);
  const one = (row: (typeof found)[number]) =>
    subject === 'player' ? row.id : teams.get(row.teamId)!.club;
  const lines = [...Map.groupBy(found, one)].map(([, rows]): Counted => {
    // For whom a player played most stands first.
    const [first] = rows as [(typeof rows)[number]];
    const { club: _, ...team } = teams.get(first.teamId)!;
    const { id, name, position } = first;
    return {
      id: subject === 'player' ? id : team.id,
      player: subject === 'player' ? { id, name, position } : null,
      team,
      teamIds: [...new Set(rows.flatMap(({ teamId }) => [teamId, teams.get(teamId)!.id]))],
      ...addLines(tables, rows),
    };
  });
  return { season: ref, league, tables, lines };
}

/** Several lines as one; what less than half of the matches tell makes no figure of them all. */
export function addLines(
  tables: readonly FigureTable[],
  lines: readonly Pick<Counted, 'matches' | 'figures' | 'weapons'>[],
): Pick<Counted, 'matches' | 'figures' | 'weapons'> {
  const weapons = lines.map((line) => line.weapons).filter((told) => told !== null);
  const matches = lines.reduce((all, line) => all + line.matches, 0);
  const added = addFigures(
    tables,
    lines.map((line) => line.figures),
  );
  return {
    matches,
    figures: wellTold(tables, added, matches),
    weapons: weapons.length > 0 ? addPairs(weapons) : null,
  };
}

/** Teams as they are shown, by any of their ids; `club` is the same of all names of one club. */
export async function findTeams(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Team & { club: string }>> {
  const found = await preparedRows(
    db,
    'teams of lines',
    { ...teamShape.shape, told: int, club: text },
    sql`select id as told, shown_id as id, name, abbr, country,
        coalesce(source || '/' || club, shown_id::text) as club
      from catalogue.team where id = any(${sql.param([...new Set(ids)])}::int[])`,
  );
  return new Map(found.map(({ told, ...team }) => [told, team]));
}
