import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';

/** Health, metrics and the contract's document. */
export function systemRoutes(
  app: FastifyInstance,
  { db }: ModuleContext,
  figures: { ticking(): boolean; viewers(): number },
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready: the database does not answer');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { count } = await live(db);
    reply.type('text/plain; version=0.0.4');
    return [
      `process_resident_memory_bytes ${rss}`,
      `process_heap_bytes ${heapUsed}`,
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      `xiongmao_live_matches ${count}`,
      `xiongmao_viewers ${figures.viewers()}`,
      `xiongmao_ticking ${Number(figures.ticking())}`,
      '',
    ].join('\n');
  });

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

async function live(db: ModuleContext['db']): Promise<{ count: number }> {
  const { rows } = await db.execute(
    sql`select count(*) as count from match where status in ('live', 'interrupted')`,
  );
  return rows[0] as { count: number };
}
