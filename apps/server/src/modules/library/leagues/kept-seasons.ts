import type { LeagueSection } from '@xiongmao/api/library/sections';
import { type LibrarySeason, librarySeason } from '@xiongmao/api/library/shapes';
import { played } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { oneOf, seasonFacts } from '#modules/matches/index.ts';
import { bool, day, int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, preparedRows, rows } from '#platform/db/database.ts';
import { untold } from '../untold.ts';

export type KeptSeason = Omit<LibrarySeason, 'champion'> & { championId: number | null };

export interface KeptSeasons {
  /** The seasons of a league as it is shown; those that changed are worked out anew. */
  of(leagueId: number): Promise<KeptSeason[]>;
  /** Works out what is not kept yet of the next seasons after an id; answers the last it saw, null at the end. */
  keepAfter(seasonId: number): Promise<number | null>;
  /** Works out anew the seasons that changed since they were worked out. */
  keepChanged(): Promise<void>;
}

/** By which rules it is worked out: with a higher number all that is kept is worked out anew. */
const rules = 2;
const batch = 20;

const kept = z.object({
  from: orNull(day),
  to: orNull(day),
  matches: int,
  played: int,
  teams: int,
  sections: librarySeason.shape.sections,
  championId: orNull(int),
});
/** `kept` is null where it is out of date; `version` is that by which it is now. */
const seasonRow = { id: int, name: text, version: int, kept: orNull(kept), hasPlayers: bool };
type Season = RowOf<typeof seasonRow>;

const seasons = sql`
  select s.id, s.name, coalesce(c.version, 0) as version,
    case when k.version = coalesce(c.version, 0) and k.rules = ${rules} then jsonb_build_object(
      'from', k.first_day, 'to', k.last_day, 'matches', k.matches, 'played', k.played, 'teams', k.teams,
      'sections', k.sections, 'championId', k.champion_id) end as kept,
    exists (select from season_line l where l.season_id = s.id and l.of = 'player') as "hasPlayers"
  from catalogue.season s left join library_season k on k.season_id = s.id
  left join matches.season_change c on c.season_id = s.id`;

export function createKeptSeasons(db: Database): KeptSeasons {
  /** Being worked out, by season: however many ask, it is done once. */
  const making = new Map<number, Promise<KeptSeason>>();

  function keep(season: Season): Promise<KeptSeason> {
    const held = making.get(season.id);
    if (held) return held;
    const made = workOut(db, season).finally(() => making.delete(season.id));
    making.set(season.id, made);
    return made;
  }

  return {
    async of(leagueId) {
      const found = await preparedRows(
        db,
        'seasons of a league',
        seasonRow,
        sql`${seasons} where s.league_id = any(array(select catalogue.leagues_of(${leagueId})))
          and s.name <> ${untold}`,
      );
      const all: KeptSeason[] = [];
      // One after the other: a league may have a hundred, and others want the database, too.
      for (const season of found) {
        const { id, name, hasPlayers } = season;
        const facts = season.kept ? { id, name, ...season.kept } : await keep(season);
        // Of players there are figures some moments after a match.
        all.push(hasPlayers ? { ...facts, sections: [...facts.sections, 'sortTable'] } : facts);
      }
      return all.filter(({ matches }) => matches > 0);
    },
    async keepAfter(seasonId) {
      const found = await rows(
        db,
        seasonRow,
        sql`${seasons} where s.id > ${seasonId} and s.name <> ${untold} order by s.id limit ${batch}`,
      );
      for (const season of found) if (!season.kept) await keep(season);
      return found.at(-1)?.id ?? null;
    },
    async keepChanged() {
      const found = await rows(
        db,
        seasonRow,
        sql`${seasons} where s.name <> ${untold} and s.id in (
          select c.season_id from matches.season_change c left join library_season k using (season_id)
          where k.version is distinct from c.version)`,
      );
      for (const season of found) await keep(season);
    },
  };
}

const spanRow = { from: orNull(day), to: orNull(day), matches: int, played: int };

/** What is read may be newer than the version: then it is worked out once more. */
async function workOut(db: Database, { id, name, version }: Season): Promise<KeptSeason> {
  const [span] = await rows(
    db,
    spanRow,
    sql`select min(date) as "from", max(date) as "to", count(*)::int as matches,
        count(*) filter (where status in ${oneOf(played)} and score_home is not null)::int as played
      from matches.match where season_id = ${id}`,
  );
  const { teams, hasTables, hasTree, championId } = await seasonFacts(db, id);
  const sections: LeagueSection[] = [
    ...(hasTables ? (['groupTable'] as const) : []),
    ...(hasTree ? (['promotionTree'] as const) : []),
    'scheduleTable',
  ];
  const { from, to, matches } = span!;
  await db.execute(sql`
    insert into library_season (season_id, version, rules, first_day, last_day, matches, played, teams, sections, champion_id)
    values (${id}, ${version}, ${rules}, ${from}, ${to}, ${matches}, ${span!.played}, ${teams}, ${sql.param(sections)}::text[], ${championId})
    on conflict (season_id) do update set (version, rules, first_day, last_day, matches, played, teams, sections, champion_id)
      = (excluded.version, excluded.rules, excluded.first_day, excluded.last_day, excluded.matches, excluded.played,
        excluded.teams, excluded.sections, excluded.champion_id)
      where library_season.version <= excluded.version`);
  return { id, name, ...span!, teams, sections, championId };
}
