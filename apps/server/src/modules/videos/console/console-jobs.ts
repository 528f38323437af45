import { mayEdit } from '@xiongmao/api/publishing/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { videoJobResource } from '@xiongmao/api/videos/resources';
import { videoOrigin, videoState } from '@xiongmao/api/videos/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { cancelJob, retryJob } from '../encoding/enqueue.ts';
import { isAtDesk } from './console-videos.ts';

type Row = ResourceRow<typeof videoJobResource>;

const tables = sql`video_job j join video n on n.id = j.video_id`;

/** Of a maker's draft it is told that it is encoded, so that the queue can be looked after, and not what it is. */
const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    videoJobResource.row.shape,
    sql`select j.id, n.id as "videoId", case when ${isAtDesk} then n.title end as title, j.kind, j.state,
        j.progress, j.attempts, j.failure, case when ${isAtDesk} then j.log end as log, j.bytes,
        n.seconds, j.created_at as "createdAt", j.started_at as "startedAt",
        j.ended_at as "endedAt"
      from ${tables} where ${rest}`,
  );

async function find(db: Database | Tx, id: number): Promise<Row | null> {
  const [row] = await select(db, sql`j.id = ${id}`);
  return row ?? null;
}

/** What an editor has reviewed stays as it was. Throws `videoFixed`. */
async function requireOpen(tx: Tx, videoId: number): Promise<void> {
  const [held] = await rows(
    tx,
    { origin: videoOrigin, state: videoState },
    sql`select origin, state from video where id = ${videoId} for update`,
  );
  const by = held?.origin === 'desk' ? 'desk' : 'author';
  if (!held || !mayEdit(held, by)) throw new CodedError('videoFixed');
}

/** What is encoded, and what waits for it. */
export function serveJobs(app: FastifyInstance, context: ModuleContext): void {
  const { clock, jobs } = context;
  serveResource(app, context, videoJobResource, {
    // Once for each video, until its file is made or sent anew.
    waiting: sql`(select id from video where file = 'failed') waiting`,
    async list(db, { filter: { state, videoId }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`j.state = ${state}`,
        videoId !== undefined && sql`j.video_id = ${videoId}`,
      );
      const page = sql`${where} order by ${orderBy({ id: sql`j.id` }, sort)} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`${tables} where ${where}`),
      };
    },
    get: find,
    async update(tx, before, { event }) {
      const { id } = before;
      const now = clock.now();
      if (event === 'retry') {
        await requireOpen(tx, before.videoId);
        await retryJob(tx, jobs, id, now);
      } else await cancelJob(tx, id, now);
    },
  });
}
