import { isAllowed } from '@xiongmao/api/roles';
import { getWaiting } from '@xiongmao/api/system/calls';
import { mostWaiting } from '@xiongmao/api/system/waiting';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countUpTo, rows } from '#platform/db/database.ts';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What waits in the back office, of what who asks may see. */
export function serveWaiting(app: FastifyInstance, { caller, db, queues }: ModuleContext): void {
  serve(app, caller, getWaiting, async ({ principal: { roles } }) => {
    const allowed = [...queues].filter(([, { permission }]) => isAllowed(permission, roles));
    const counted = allowed.map(async ([name, { waiting }]) => {
      const count = countUpTo(mostWaiting, waiting);
      const [found] = await rows(db, { count: int }, sql`select ${count} as count`);
      return [name, found!.count] as const;
    });
    return { waiting: Object.fromEntries(await Promise.all(counted)) };
  });
}
