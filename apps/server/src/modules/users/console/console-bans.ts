import { banResource } from '@xiongmao/api/users/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type BanRow, banAccount, liftBan, selectBans } from '../bans/bans.ts';

const columns = { id: sql`b.id`, from: sql`b."from"`, until: sql`b.until` };

/** Bans: made and lifted, never taken away. */
export function serveBans(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, jobs } = context;
  async function banRow(tx: Tx, id: number, now: Date): Promise<BanRow> {
    const [row] = await selectBans(tx, now, sql`where b.id = ${id}`);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  serveResource(app, context, banResource, {
    async list(db, { filter: { userId }, sort, start, count }) {
      const where = every(userId !== undefined && sql`b.account_id = ${userId}`);
      const page = sql`where ${where} order by ${orderBy(columns, sort)}
        limit ${count} offset ${start}`;
      const total = await countRows(db, sql`identity.ban b where ${where}`);
      return { rows: await selectBans(db, clock.now(), page), total };
    },
    async get(db, id) {
      const [row] = await selectBans(db, clock.now(), sql`where b.id = ${id}`);
      return row ?? null;
    },
    wouldConcern: async (_tx, { userId }) => [userId],
    async concerns(tx, id) {
      const [ban] = await selectBans(tx, clock.now(), sql`where b.id = ${id}`);
      return ban ? [ban.userId] : [];
    },
    async create(tx, { userId, reason, until }, { uid: by }) {
      const now = clock.now();
      const end = until === null ? null : new Date(until);
      const id = await banAccount(tx, jobs, { userId, reason, until: end, by, now });
      return banRow(tx, id, now);
    },
    async update(tx, { id }, _lifted, { uid: by }) {
      const now = clock.now();
      await liftBan(tx, jobs, { id, by, now });
    },
    // Whose sessions ended is asked anew.
    committed: () => caller.identify.forget(),
  });
}
