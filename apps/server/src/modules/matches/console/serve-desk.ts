import { type Fixable, fixables } from '@xiongmao/api/matches/fixes';
import { deskMatchResource } from '@xiongmao/api/matches/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asWritten, int, only, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { countRows, type Database, iso, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, instantIn, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { announce } from '../apply/changes.ts';
import { markDisputes } from '../apply/disputes.ts';
import { fixMatch } from '../fixes/fix-match.ts';
import type { Fixes } from '../fixes/fixes.ts';
import type { Stake } from '../links/stake.ts';
import { matchRow } from '../rows.ts';
import { rowsOf } from '../rows-of.ts';

type Row = ResourceRow<typeof deskMatchResource>;
type Told = Row['sources'][number];

const named = z.object({ name: text });
const foundRow = { id: int, league: named, home: orNull(named), away: orNull(named) };
const toldRow = {
  ...only(matchRow, 'id', 'source', 'game_id', 'starts_at', 'time_known', 'status', 'score_home'),
  ...only(matchRow, 'score_away', 'periods', 'winner', 'disputed', 'heard_at'),
  shown: int,
  fixes: asWritten<Fixes | null>(),
  names: asWritten<Record<string, string>>(),
};
type ToldRow = RowOf<typeof toldRow>;

const tables = sql`match m join catalogue.league l on l.id = m.league_id
  left join catalogue.team home on home.id = m.home_id
  left join catalogue.team away on away.id = m.away_id`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select m.id, jsonb_build_object('name', l.name) as league,
        case when m.home_id is not null then jsonb_build_object('name', home.name) end as home,
        case when m.away_id is not null then jsonb_build_object('name', away.name) end as away
      from ${tables} ${rest}`,
  );
  const ids = sql.param(found.map(({ id }) => id));
  const told = await rows(
    db,
    toldRow,
    sql`select id, coalesce(same_as, id) as shown, source, game_id, starts_at, time_known, status, score_home,
        score_away, periods, winner, disputed, heard_at, fixes,
        (select coalesce(jsonb_object_agg(a.id, a.username), '{}') from identity.account a
          where a.id in (select (value ->> 'by')::int from jsonb_each(fixes))) as names
      from match where id = any(${ids}::int[]) or same_as = any(${ids}::int[])
      order by same_as nulls first, source, id`,
  );
  const of = Map.groupBy(told, ({ shown }) => shown);
  return found.flatMap((match) => {
    const [shown, ...others] = of.get(match.id) ?? [];
    // Meanwhile it may have become one with another.
    if (!shown) return [];
    const { source: _source, heardAt: _heardAt, ...standing } = asItStands(shown);
    return {
      ...standing,
      ...match,
      gameId: shown.game_id,
      disputed: shown.disputed,
      fixes: fixables.flatMap((field) => fixOf(shown, field)),
      sources: [asTold(shown), ...others.map(asItStands)],
    };
  });
}

const asItStands = (row: ToldRow): Told => ({
  id: row.id,
  source: row.source,
  heardAt: row.heard_at,
  startsAt: row.starts_at,
  timeKnown: row.time_known,
  status: row.status,
  score:
    row.score_home === null || row.score_away === null
      ? null
      : { home: row.score_home, away: row.score_away },
  periods: row.periods.map(({ key, home, away, winner }) => ({
    ...{ key, home, away },
    ...(winner && { winner }),
  })),
  winner: row.winner,
});

/** As `asItStands`, without what was fixed of it. Instants within JSON are PostgreSQL's. */
function asTold(row: ToldRow): Told {
  const told: ToldRow = Object.assign(
    { ...row },
    ...Object.values(row.fixes ?? {}).map(({ told }) => told),
  );
  return asItStands({ ...told, starts_at: told.starts_at && iso(told.starts_at) });
}

function fixOf({ fixes, names }: ToldRow, field: Fixable): Row['fixes'] {
  const fix = fixes?.[field];
  if (!fix) return [];
  const { by, reason, at } = fix;
  return [{ field, by: names[by] ?? String(by), reason, at }];
}

/** Matches beside what their sources say, and what an operator fixes of them. */
export function serveDesk(app: FastifyInstance, context: ModuleContext, stake: Stake): void {
  const { clock } = context;
  serveResource(app, context, deskMatchResource, {
    async list(db, { filter, sort, start, count }) {
      const { q, gameId, status, fixed, startsAt_gte: from, startsAt_lte: to } = filter;
      const where = every(
        sql`m.same_as is null`,
        gameId !== undefined && sql`m.game_id = ${gameId}`,
        status !== undefined && sql`m.status = ${status}`,
        fixed !== undefined && sql`m.fixes is not null`,
        from !== undefined && sql`m.starts_at >= ${instantIn(from)}`,
        to !== undefined && sql`m.starts_at <= ${instantIn(to)}`,
        q !== undefined &&
          (numberIn(q) ?? sql`concat_ws(' ', home.name, away.name, l.name) ilike ${containing(q)}`),
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`m.id`, startsAt: sql`m.starts_at` }, sort, ['startsAt']);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    // Old numbers go on leading to what is shown.
    async get(db, id) {
      const [row] = await select(db, sql`where m.id = ${shownAs(id)}`);
      return row ?? null;
    },
    // Whose plans it settles, and who has gold in them.
    async concerns(tx, id) {
      const found = await rows(tx, { id: int }, sql`select unnest(${rowsOf(id)}) as id`);
      return stake(
        tx,
        found.map((row) => row.id),
      );
    },
    async update(tx, { id }, order, { uid: by }) {
      const changes = await fixMatch(tx, id, order, { by, now: clock.now() });
      await announce(tx, [...changes, ...(await markDisputes(tx, changes))]);
    },
  });
}

/** A match by any of its numbers, where it is one that is asked for. */
function numberIn(q: string): SQL | null {
  if (!/^[1-9]\d{0,8}$/.test(q)) return null;
  return sql`m.id = ${shownAs(Number(q))}`;
}

const shownAs = (id: number) => sql`(select coalesce(same_as, id) from match where id = ${id})`;
