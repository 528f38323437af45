import { figuresOfProcess, metricsType } from '@xiongmao/api/hosting/metrics/metrics';
import { createMetricsReaders } from '@xiongmao/api/hosting/metrics/metrics-readers';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { statusesOf } from '#modules/matches/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Health, metrics, and outside production the contract's document. */
export function systemRoutes(
  app: FastifyInstance,
  context: ModuleContext,
  now: { ticking(): boolean; viewers(): number; figures(): string[] },
): void {
  const { db, env, metrics } = context;
  const mayRead = createMetricsReaders({ production: env.production, token: env.METRICS_TOKEN });
  const probe = { schema: { hide: true }, config: { isProbe: true } };
  app.get('/healthz', probe, async () => ({ status: 'ok' }));

  // Probes are not limited: those that come at once share one question.
  let asking: Promise<unknown> | null = null;
  const ask = () => {
    asking ??= db.execute(sql`select 1`).finally(() => {
      asking = null;
    });
    return asking;
  };

  app.get('/readyz', probe, async (request, reply) => {
    try {
      await ask();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready: the database does not answer');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.raw)) throw new CodedError('notFound');
    const { count } = await live(db);
    reply.type(metricsType);
    return figuresOfProcess([
      `xiongmao_live_matches ${count}`,
      `xiongmao_viewers ${now.viewers()}`,
      `xiongmao_ticking ${Number(now.ticking())}`,
      ...metrics.lines(),
      ...now.figures(),
    ]);
  });

  if (!env.production) {
    app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  }
}

async function live(db: ModuleContext['db']): Promise<{ count: number }> {
  const { rows } = await db.execute(
    sql`select count(*) as count from matches.match where status in ${statusesOf.live}`,
  );
  return rows[0] as { count: number };
}
