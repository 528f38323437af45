import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { openBroadcast } from '#testing/people/new-anchor.ts';
import { rows } from '#testing/rows.ts';
import { createGivers } from './givers.ts';

test("The demo's fans recharge, and give to anchors who are on air", async () => {
  const app = await testApp({ accounts: true });
  const { uid } = await makeAnchor(app);
  const id = await openBroadcast(app, uid);
  await app.db.execute(sql`update broadcast set on_air_at = now() where id = ${id}`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = 'http://localhost';
  const env = { ANCHOR_SHARE: 70, BRAND_ZONE: 'UTC', SITE_URL: url, SERVER_URL: url };
  const { db, jobs } = app;
  const context = { db, jobs, env, clock: systemClock, log: silent } as unknown as ModuleContext;
  const givers = createGivers(context);
  onTestFinished(() => givers.stop());
  await givers.start();
  const given = async () => {
    vi.advanceTimersByTime(5_000);
    return rows<{ level: number }>(db, sql`select level from chat_message where gift is not null`);
  };
  await expect.poll(given, { timeout: 15_000 }).toContainEqual({ level: 3 });
});
