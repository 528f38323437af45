import type {
  AbsencesMessage,
  ActionsMessage,
  LineupMessage,
  LinksMessage,
  SheetMessage,
  StatisticsMessage,
} from '@xiongmao/api/feeds/messages';
import type { Lineup } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, listOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { MatchIds } from '../board/find-match-ids.ts';
import type { Heard } from '../live/hear.ts';
import type { Change } from './changes.ts';

/** Replaces line-ups, each side's alone. A file without players' figures leaves those of another. */
export async function applyLineups(
  tx: Tx,
  messages: LineupMessage[],
  ids: MatchIds,
  { words }: Pick<Heard, 'words'>,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, lineup }) => ({
    matchId: ids.get(match)?.id,
    version,
    ...lineup,
  }));
  const changed = await rows(
    tx,
    { match_id: int, side: text, changed: bool, figures: bool },
    sql`
    insert into lineup (match_id, side, formation, coach, probable, players, version)
    select "matchId", side, formation, coach, probable, players, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(
      "matchId" int, side text, formation text, coach text, probable boolean, players jsonb, version bigint)
    order by 1, 2
    on conflict (match_id, side) do update set
      formation = coalesce(excluded.formation, case when ${words.formation === 'adds'} then lineup.formation end),
      coach = coalesce(excluded.coach, case when ${words.coach === 'adds'} then lineup.coach end),
      probable = excluded.probable,
      players = case when ${words.playerFigures === 'adds'} and ${figures(sql`lineup.players`)}
          and not ${figures(sql`excluded.players`)} then lineup.players
        else excluded.players end,
      version = excluded.version
      where excluded.version > lineup.version
    returning new.match_id, new.side,
      (old.formation, old.coach, old.probable, old.players) is distinct from
      (new.formation, new.coach, new.probable, new.players) as changed,
      ${figures(sql`new.players`)} as figures`,
  );
  const withFigures = changed.filter((row) => row.figures).map((row) => row.match_id);
  if (withFigures.length > 0) {
    await tx.execute(sql`update match set has_player_statistics = true
      where id = any(${sql.param(withFigures)}::int[]) and not has_player_statistics`);
  }
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.match_id, part: 'lineup', ref: row.side }));
}

/** Whether a line-up tells what any of its players did. */
export const tellsFigures = ({ players }: Lineup): boolean =>
  players.some(({ statistics }) =>
    Object.values(statistics ?? {}).some((figure) => figure !== undefined),
  );
const figures = (players: SQL) => sql`jsonb_path_exists(${players}, '$[*].statistics.*')`;

/** Replaces statistics, whole; those of a file add to what is known by another. */
export async function applyStatistics(
  tx: Tx,
  messages: StatisticsMessage[],
  ids: MatchIds,
  { words }: Pick<Heard, 'words'>,
): Promise<Change[]> {
  const facts = messages.map(({ match, version, statistics }) => ({
    matchId: ids.get(match)?.id,
    version,
    statistics,
  }));
  const changed = await rows(
    tx,
    { match_id: int, changed: bool },
    sql`
    insert into match_statistics (match_id, statistics, version)
    select "matchId", statistics, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as given("matchId" int, statistics jsonb, version bigint)
    order by 1
    on conflict (match_id) do update set
      statistics = excluded.statistics || case when ${words.statistics === 'adds'} then coalesce((
          select jsonb_agg(held) from jsonb_array_elements(match_statistics.statistics) held
          where not excluded.statistics @> jsonb_build_array(
            jsonb_build_object('key', held -> 'key', 'period', held -> 'period'))), '[]')
        else '[]' end,
      version = excluded.version
      where excluded.version > match_statistics.version
    returning new.match_id, old.statistics is distinct from new.statistics as changed`,
  );
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.match_id, part: 'statistics', ref: null }));
}

/** Replaces score sheets, each whole; of one that is known, the parts that changed are told. `blank` have none yet. */
export async function applySheets(
  tx: Tx,
  messages: SheetMessage[],
  { ids, blank }: { ids: MatchIds; blank: ReadonlySet<string> },
): Promise<Change[]> {
  const insert = (given: SheetMessage[]) => {
    const facts = given.map(({ match, ...fact }) => ({ ...fact, matchId: ids.get(match)?.id }));
    return sql`insert into match_sheet (match_id, sheet, version)
      select "matchId", sheet, version
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as given("matchId" int, sheet jsonb, version bigint)
      order by 1`;
  };
  const firsts = messages.filter(({ match }) => blank.has(match));
  if (firsts.length > 0) await tx.execute(insert(firsts));
  const told = firsts.flatMap(({ match, sheet }) =>
    changesOf(
      ids.get(match)!.id,
      sheet.parts.map(({ key }) => key),
    ),
  );
  const others = messages.filter(({ match }) => !blank.has(match));
  if (others.length === 0) return told;
  const changed = await rows(
    tx,
    { match_id: int, keys: listOf(text) },
    sql`
    with applied as (
      ${insert(others)}
      on conflict (match_id) do update set sheet = excluded.sheet, version = excluded.version
        where excluded.version > match_sheet.version
      returning new.match_id, old.sheet as before, new.sheet as after
    )
    select match_id, array(
        select part ->> 'key' from jsonb_array_elements(after -> 'parts') with ordinality as told(part, place)
        where part is distinct from (
          select held from jsonb_array_elements(before -> 'parts') held
          where held -> 'key' = part -> 'key' limit 1)
        order by place) as keys
    from applied where before is distinct from after`,
  );
  return [...told, ...changed.flatMap(({ match_id, keys }) => changesOf(match_id, keys))];
}

/** Parts alone that are gone: all keys are told, and no part. */
const changesOf = (matchId: number, keys: readonly string[]): Change[] =>
  (keys.length === 0 ? [null] : keys).map((ref) => ({ matchId, part: 'sheet', ref }));

/** Replaces who is missing, of both sides. */
export const applyAbsences = (tx: Tx, messages: AbsencesMessage[], ids: MatchIds) =>
  applyList(
    tx,
    'absences',
    messages.map(({ absences, ...about }) => ({ ...about, list: absences })),
    ids,
  );

/** Replaces links to videos. */
export const applyLinks = (tx: Tx, messages: LinksMessage[], ids: MatchIds) =>
  applyList(
    tx,
    'links',
    messages.map(({ links, ...about }) => ({ ...about, list: links })),
    ids,
  );

async function applyList(
  tx: Tx,
  part: 'absences' | 'links',
  given: { match: string; version: number; list: object[] }[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = given.map(({ match, ...fact }) => ({ ...fact, matchId: ids.get(match)?.id }));
  const column = sql.identifier(part);
  const table = sql.identifier(`match_${part}`);
  const changed = await rows(
    tx,
    { match_id: int, changed: bool },
    sql`
    insert into ${table} as held (match_id, ${column}, version)
    select "matchId", list, version
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as given("matchId" int, list jsonb, version bigint)
    order by 1
    on conflict (match_id) do update set ${column} = excluded.${column}, version = excluded.version
      where excluded.version > held.version
    returning new.match_id, old.${column} is distinct from new.${column} as changed`,
  );
  return changed
    .filter((row) => row.changed)
    .map((row) => ({ matchId: row.match_id, part, ref: null }));
}

/** Appends positions; what is there stays. */
export async function applyActions(
  tx: Tx,
  messages: ActionsMessage[],
  ids: MatchIds,
): Promise<Change[]> {
  const facts = messages.flatMap(({ match, items }) => {
    const matchId = ids.get(match)?.id;
    return items.map(({ order, ...item }) => ({ ...item, matchId, place: order }));
  });
  const added = await rows(
    tx,
    { match_id: int, first: int },
    sql`
    with added as (
      insert into action (match_id, place, period, second, kind, side, player, x, y, to_x, to_y, success)
      select "matchId", place, period, second, kind, side, player, x, y, "toX", "toY", success
      from json_to_recordset(${JSON.stringify(facts)}::json) as given(
        "matchId" int, place int, period text, second real, kind text, side text, player text,
        x real, y real, "toX" real, "toY" real, success boolean)
      on conflict do nothing
      returning match_id, place
    )
    select match_id, min(place)::int as first from added group by match_id`,
  );
  return added.map((row) => ({ matchId: row.match_id, part: 'actions', ref: String(row.first) }));
}
