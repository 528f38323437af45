import { mostShown, type retryOutcomes } from '@xiongmao/api/feeds/quarantine';
import { quarantinedMessageResource } from '@xiongmao/api/feeds/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { asWritten, bool } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { take } from '../push/push.ts';
import { isAltered } from '../quarantine.ts';
import { kindOf } from '../sources.ts';

type Row = ResourceRow<typeof quarantinedMessageResource>;
const { retryable: _retryable, ...shape } = quarantinedMessageResource.row.shape;

const tables = sql`feed_quarantine q left join identity.account a on a.id = q.decided_by`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    { ...shape, altered: bool },
    sql`select q.id, q.source, q.place, q.reason, left(jsonb_pretty(q.raw), ${mostShown}) as raw,
        coalesce(length(jsonb_pretty(q.raw)), 0) as size, q.at as "firstAt", q.last_at as "lastAt", q.count,
        q.state, q.outcome, a.username as "by", q.decided_at as at, q.because,
        ${isAltered} as altered
      from ${tables} ${rest}`,
  );
  return found.map(({ altered, ...row }) => ({
    ...row,
    retryable: kindOf(row.source) !== 'file' && !altered,
  }));
}

/** What sources said and could not be understood, until somebody takes it up again or ignores it. */
export function serveQuarantine(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where q.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, quarantinedMessageResource, {
    waiting: sql`feed_quarantine where state = 'open'`,
    async list(db, { filter: { q, source, state }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`q.state = ${state}`,
        source !== undefined && sql`q.source = ${source}`,
        q !== undefined && sql`concat_ws(' ', q.place, q.reason) ilike ${containing(q)}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`q.id`, lastAt: sql`q.last_at`, count: sql`q.count` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    async update(tx, before, { state, reason = '' }, { uid }) {
      const { id } = before;
      const now = clock.now();
      if (state === 'ignored' && !reason) throw new CodedError('invalidInput');
      const kept = { state, because: state === 'ignored' ? reason : null };
      const decided = state === 'retried' ? await retry(tx, before, now) : kept;
      await tx.execute(sql`
        update feed_quarantine set decided_by = ${uid}, decided_at = ${instant(now)},
          ${sql.join(
            Object.entries(decided).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
            sql`, `,
          )}
        where id = ${id}`);
    },
  });
}

interface Retried {
  state: Row['state'];
  outcome: (typeof retryOutcomes)[number];
}

/** Has a message taken up as if its source said it now. What is refused again waits on, and says why. */
async function retry(tx: Tx, { id, source, retryable }: Row, now: Date): Promise<Retried> {
  if (!retryable) throw new CodedError('notRetryable');
  const [kept] = await rows(
    tx,
    { raw: asWritten<unknown>() },
    sql`select raw from feed_quarantine where id = ${id} for update`,
  );
  const { applied, quarantined } = await take(tx, [kept!.raw], { source, now, again: true });
  const [refused] = quarantined;
  if (refused) return { state: 'open', outcome: 'refused' };
  return { state: 'retried', outcome: applied > 0 ? 'applied' : 'unchanged' };
}
