import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { switchFile } from '../encoding/switch-file.ts';

/** Has a video play from another file, as who encodes does. */
export async function replaceFile(app: TestApp, id: number): Promise<void> {
  const [job] = await rows<{ id: number; worker: string }>(
    app.db,
    sql`insert into video_job (video_id, kind, state, worker, leased_until, due_at, created_at)
      values (${id}, 'upload', 'running', gen_random_uuid(), now() + interval '1 hour', now(), now())
      returning id, worker`,
  );
  const key = randomUUID().replaceAll('-', '');
  const made = { key, heights: [360], seconds: 5, width: 640, height: 360 };
  await switchFile(
    app,
    {
      job: {
        ...{ id: job!.id, videoId: id, kind: 'upload', source: null, attempts: 1 },
        ...{ broadcastId: null, cutFrom: null, cutTo: null, videoKind: 'clip' },
      },
      worker: job!.worker,
      made: { ...made, poster: null, sheet: null },
    },
    new Date(),
  );
}
