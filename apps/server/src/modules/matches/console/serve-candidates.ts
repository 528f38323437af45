import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { linkCandidateResource } from '@xiongmao/api/matches/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Two } from '#modules/catalogue/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type ByName, candidatesOf } from '../links/candidates.ts';
import { matchesOf, part } from '../links/merge.ts';
import type { Stake } from '../links/stake.ts';
import { portrait, thing } from '../links/things.ts';
import { takeApart } from './serve-linkables.ts';

type Row = ResourceRow<typeof linkCandidateResource>;

/** Pairs of a kind, or two alone: found by rule, or those of which somebody said that they are not the same. */
function pairsOf(kind: LinkKind, which: { byName: ByName; two: Two | null } | 'dismissed'): SQL {
  const pairs =
    which === 'dismissed'
      ? sql`(select one_id as one, other_id as other, 0 as score, '[]'::jsonb as reasons, reason as because
        from catalogue.not_same where kind = ${kind})`
      : sql`(select one, other, score, reasons, null::text as because from ${candidatesOf(kind, which.two, which.byName)} found)`;
  const of = sql`${kind}::text`;
  return sql`${pairs} c cross join ${thing(of, sql`c.one`)} one cross join ${thing(of, sql`c.other`)} other`;
}

const { shape: row } = linkCandidateResource.row;

const columns = (kind: LinkKind): SQL =>
  sql`${kind} || '-' || c.one || '-' || c.other as id, ${kind} as kind, one.game_id as "gameId",
    ${portrait(sql`one`)} as one, ${portrait(sql`other`)} as other, c.score, c.reasons, c.because is not null as dismissed, c.because,
    one.shown_id = other.shown_id as merged,
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'rowId', l.row_id, 'shownId', l.shown_id) order by l.id), '[]')
      from catalogue.link l
      where l.kind = ${kind} and l.row_id in (c.one, c.other) and l.ended_at is null) as links`;

const select = (db: Database | Tx, kind: LinkKind, from: SQL): Promise<Row[]> =>
  rows(db, row, sql`select ${columns(kind)} from ${from}`);

async function find(db: Database | Tx, id: string, byName: ByName): Promise<Row | null> {
  const asked = twoOf(id);
  if (!asked) return null;
  const { kind, rowId, shownId } = asked;
  const isIt = sql`where c.one = ${rowId} and c.other = ${shownId}`;
  const [dismissed] = await select(db, kind, sql`${pairsOf(kind, 'dismissed')} ${isIt}`);
  if (dismissed) return dismissed;
  const [found] = await select(db, kind, sql`${pairsOf(kind, { byName, two: asked })} ${isIt}`);
  if (found) return found;
  // No rule finds them: of any two somebody may say that they are not the same.
  const pair = sql`(select ${rowId}::int as one, ${shownId}::int as other, 0 as score, '[]'::jsonb as reasons,
    null::text as because) c`;
  const of = sql`${kind}::text`;
  const [any] = await select(
    db,
    kind,
    sql`${pair} cross join ${thing(of, sql`c.one`)} one cross join ${thing(of, sql`c.other`)} other`,
  );
  return any ?? null;
}

/** What comes behind a pair where the likeliest come first; the pair itself may be decided by now. */
function behind(place: string): SQL {
  const [score, one, other] = place.split('-').map(Number);
  return sql`(c.score, c.one, c.other) < (${score}, ${one}, ${other})`;
}

/** The two that an id names, the lower first. */
function twoOf(id: string): Two | null {
  const asked = takeApart(id);
  const [rowId, shownId] = asked?.ids ?? [];
  if (!asked || !rowId || !shownId || rowId >= shownId || asked.ids.length > 2) return null;
  return { kind: asked.kind, rowId, shownId };
}

/** What may be one, with why; who looks says that it is not. */
export function serveCandidates(
  app: FastifyInstance,
  context: ModuleContext,
  { stake, byName }: { stake: Stake; byName: ByName },
): void {
  const { clock, jobs } = context;
  serveResource(app, context, linkCandidateResource, {
    async list(db, { filter, sort, start, count }) {
      const { q, gameId, kind = 'team', dismissed, score_gte: least, after } = filter;
      const where = every(
        after !== undefined && behind(after),
        least !== undefined && sql`c.score >= ${least}`,
        gameId !== undefined && sql`one.game_id = ${gameId}`,
        q !== undefined && sql`concat_ws(' ', one.name, other.name) ilike ${containing(q)}`,
      );
      const which = dismissed === 'true' ? 'dismissed' : { byName, two: null };
      const from = sql`${pairsOf(kind, which)} where ${where}`;
      const order = orderBy({ id: sql`(c.one, c.other)`, score: sql`c.score` }, sort);
      const found = await rows(
        db,
        { ...row, total: int },
        sql`select ${columns(kind)}, count(*) over () as total
          from ${from} order by ${order} limit ${count} offset ${start}`,
      );
      // Beyond the last page nothing tells how many there are.
      const total = found[0]?.total ?? (start > 0 ? await countRows(db, from) : 0);
      return { rows: found.map(({ total: _, ...pair }) => pair), total };
    },
    get: (db, id) => find(db, id, byName),
    async concerns(tx, id) {
      const two = twoOf(id);
      return two ? stake(tx, await matchesOf(tx, two)) : [];
    },
    async update(tx, { id }, { reason }, { uid: by }) {
      await part(tx, jobs, twoOf(id)!, { by, reason, now: clock.now() });
    },
  });
}
