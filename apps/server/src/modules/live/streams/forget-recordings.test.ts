import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readEnv } from '#src/env.ts';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { rows } from '#testing/rows.ts';
import type { MediaClient } from '../media/media-client.ts';
import { forgetRecordings } from './forget-recordings.ts';

const { db } = await testDatabase();

test('A recording that can not be deleted keeps no other, and what is due is done to its end', async () => {
  await db.execute(sql`
    insert into stream_session (stream, recording, account_id, session, state, began_at, resumed_at, left_at, changed_at)
    select 'gone', 'rec' || n, 1, gen_random_uuid(), 'ended', now() + make_interval(secs => n), now(), now(), now()
    from generate_series(1, 450) n`);
  const media = {
    async forget(_stream: string, recording: string) {
      if (recording === 'rec1' || recording === 'rec222') throw new Error('the disk says no');
    },
  } as MediaClient;
  const env = readEnv({ NODE_ENV: 'test' });
  await forgetRecordings({ db, clock: systemClock, env, log: silent }, media);
  const left = await rows<{ recording: string }>(
    db,
    sql`select recording from stream_session where forgotten_at is null order by recording`,
  );
  expect(left).toEqual([{ recording: 'rec1' }, { recording: 'rec222' }]);
});
