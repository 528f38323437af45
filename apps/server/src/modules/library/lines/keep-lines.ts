import { type SportKey, sports } from '@xiongmao/api/catalogue/sports';
import type { Figure, Figures } from '@xiongmao/api/library/figures/figure';
import { playerFigures } from '@xiongmao/api/library/figures/player-figures';
import { teamFigures } from '@xiongmao/api/library/figures/team-figures';
import type { Side } from '@xiongmao/api/matches/sides';
import { type SQL, sql } from 'drizzle-orm';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Subject } from '../table.ts';

/** What a player or team did in a match. */
export interface Line {
  matchId: number;
  of: Subject;
  subjectId: number;
  teamId: number;
  seasonId: number;
  side: Side;
  figures: Figures;
  weapons: Figures | null;
}

/** The edition of the rules by which lines are made: with another, all are made anew after the next start. */
export const edition = 4;

const all = Object.keys(sports)
  .flatMap((sport) => [
    ...teamFigures(sport as SportKey),
    ...(playerFigures[sport as SportKey] ?? []),
  ])
  .flatMap(({ figures }) => figures);
const keysBy = (by: Figure['by']) =>
  sql`${sql.param([...new Set(all.filter((one) => one.by === by).map(({ key }) => key))])}::text[]`;

const dueRow = { season_id: int, of: text, subject_id: int, team_id: int };

/**
 * Puts lines in the place of those that the matches had, and adds up anew the seasons that either is part of. A line that
 * is the same stays: a match is told several times after its end.
 */
export async function keepLines(
  tx: Tx,
  matchIds: readonly number[],
  lines: readonly Line[],
): Promise<void> {
  const ids = sql`${sql.param([...matchIds])}::int[]`;
  const given = sql`(
    select "matchId", "of", "subjectId", "teamId", "seasonId", side, figures, nullif(weapons, 'null') as weapons
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as told("matchId" int, "of" text,
      "subjectId" int, "teamId" int, "seasonId" int, side text, figures jsonb, weapons jsonb)) given`;
  const gone = await rows(
    tx,
    dueRow,
    sql`delete from match_line l where match_id = any(${ids}) and not exists (
        select from ${given} where given."matchId" = l.match_id and given."of" = l."of"
          and given."subjectId" = l.subject_id
          and (given."teamId", given."seasonId", given.side, given.figures, given.weapons)
            is not distinct from (l.team_id, l.season_id, l.side, l.figures, l.weapons))
      returning season_id, "of", subject_id, team_id`,
  );
  const come = await rows(
    tx,
    dueRow,
    sql`insert into match_line (match_id, "of", subject_id, team_id, season_id, side, figures, weapons)
      select * from ${given} order by 1, 2, 3 on conflict do nothing
      returning season_id, "of", subject_id, team_id`,
  );
  await addUp(tx, [...gone, ...come]);
  await tx.execute(sql`
    insert into match_lined (match_id, edition)
    select id, ${edition} from matches.match where id = any(${ids}) order by id
    on conflict (match_id) do update set edition = excluded.edition
      where match_lined.edition <> excluded.edition`);
}

async function addUp(tx: Tx, touched: readonly RowOf<typeof dueRow>[]): Promise<void> {
  const due = [...new Set(touched.map((row) => JSON.stringify(row)))];
  if (due.length === 0) return;
  const given = sql`select * from jsonb_to_recordset(${`[${due.join()}]`}::jsonb)
    as due(season_id int, "of" text, subject_id int, team_id int)`;
  const added = (column: SQL) => sql`(
    select jsonb_object_agg(key, jsonb_build_array(value, over)) from (
      select key, case when key = any(${keysBy('best')})
          then max((pair -> 0)::numeric) else sum((pair -> 0)::numeric) end as value,
        sum((pair -> 1)::numeric) as over
      from match_line l, jsonb_each(l.${column}) as told(key, pair)
      where l.of = due.of and l.subject_id = due.subject_id and l.season_id = due.season_id
        and l.team_id = due.team_id and not key = any(${keysBy('match')})
      group by key) figure)`;
  await tx.execute(sql`
    with due as (${given}), gone as (
      delete from season_line s using due where s.season_id = due.season_id and s.of = due.of
        and s.subject_id = due.subject_id and s.team_id = due.team_id
        and not exists (select from match_line l where l.of = due.of and l.subject_id = due.subject_id
          and l.season_id = due.season_id and l.team_id = due.team_id)
    )
    insert into season_line (season_id, "of", subject_id, team_id, matches, figures, weapons)
    select due.season_id, due.of, due.subject_id, due.team_id, played.matches,
      coalesce(${added(sql`figures`)}, '{}'), ${added(sql`weapons`)}
    from due cross join lateral (
      select count(*)::int as matches from match_line l where l.of = due.of
        and l.subject_id = due.subject_id and l.season_id = due.season_id and l.team_id = due.team_id
    ) played
    where played.matches > 0 order by 1, 2, 3, 4
    on conflict (season_id, "of", subject_id, team_id) do update
      set matches = excluded.matches, figures = excluded.figures, weapons = excluded.weapons`);
}
