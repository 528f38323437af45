import { type SQL, sql } from 'drizzle-orm';
import { openLinks } from '#modules/catalogue/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { announce } from '../apply/changes.ts';
import { changesOf } from '../apply/same/same-match.ts';
import { originOf } from '../origin.ts';

/**
 * Links what a source's own words tell to be one: the names by which a file calls one club, and what a replay plays
 * again of it. Whoever undoes such a link has the last word. Answers how many rows are shown otherwise.
 */
export async function linkByRule(tx: Tx, source: string, now: Date): Promise<number> {
  const linked =
    originOf(source) === 'replay'
      ? await linkPlayedAgain(tx, source, now)
      : await openLinks(tx, 'team', await pairsOf(tx, namesOfClubs(source)), {
          rule: 'oneClub',
          now,
        });
  await announce(tx, changesOf(linked));
  return linked.length;
}

const pairRow = { rowId: int, shownId: int };
const pairsOf = (tx: Tx, query: SQL) => rows(tx, pairRow, query);

/**
 * Teams that share a club or nation, with the one that leads: who leads already, else a name without its country in
 * brackets, that of most matches first.
 */
const namesOfClubs = (source: string): SQL => sql`
  with named as (
    select id, shown_id, club, told_name, count(*) over (partition by club) as names
    from catalogue.team
    where source = ${source} and not undecided and (club like 'club:%' or club like 'nation:%')
  ), lead as materialized (
    select distinct on (club) club, shown_id as id from named where names > 1
    order by club, shown_id <> id or exists (
        select from catalogue.link l where l.kind = 'team' and l.shown_id = named.id and l.ended_at is null) desc,
      told_name ~ ' \\([A-Z]{3}\\)$',
      (select count(*) from match m where m.home_id = named.id or m.away_id = named.id) desc, id
  )
  select named.id as "rowId", lead.id as "shownId" from named join lead using (club)
  where named.shown_id = named.id and named.id <> lead.id`;

/** Leagues, teams and players of a replay, each with the one of the file that is played again. */
async function linkPlayedAgain(tx: Tx, source: string, now: Date): Promise<number[]> {
  const told = source.slice('replay:'.length);
  const linked: number[] = [];
  for (const kind of ['league', 'team', 'player'] as const) {
    const table = sql`catalogue.${sql.identifier(kind)}`;
    const pairs = await pairsOf(
      tx,
      sql`select again.id as "rowId", told.shown_id as "shownId"
        from ${table} again join ${table} told on told.source_id = again.source_id and told.game_id = again.game_id
        where again.source = ${source} and told.source = ${told} and again.shown_id = again.id
          and told.shown_id <> again.id`,
    );
    linked.push(...(await openLinks(tx, kind, pairs, { rule: 'playedAgain', now })));
  }
  return linked;
}
