import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orNull, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import type { Deliver } from './deliver.ts';

const mostShown = 50;
const messageRow = { to: text, channel: text, code: orNull(text), text, at: time };

/** The embedded default: keeps what would be sent, for whoever tries the product out to read. */
export function outboxDelivery(db: Database): Deliver {
  return async ({ to, channel, code, text, at }) => {
    await db.execute(sql`
      insert into outbox_message ("to", channel, code, text, at)
      values (${to}, ${channel}, ${code}, ${text}, ${instant(at)})`);
  };
}

/** `GET /dev/outbox?to=ADDRESS`, newest first (interfaces). */
export function outboxRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ to: z.string().max(200).optional() });
  app.get('/dev/outbox', { schema: { hide: true, querystring: query } }, async (request) => {
    const { to = null } = request.query as z.infer<typeof query>;
    // A phone can be named with its area code or without.
    return rows(
      db,
      messageRow,
      sql`select "to", channel, code, text, at from outbox_message
        where ${to}::text is null or "to" = lower(${to}) or "to" like '+% ' || ${to}
          or replace("to", ' ', '') = replace(${to}, ' ', '')
        order by id desc limit ${mostShown}`,
    );
  });
}
