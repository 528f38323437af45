import { streamResource } from '@xiongmao/api/live/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Watcher } from '../media/watcher.ts';
import { hasThumbnails, thumbnailPath } from './thumbnails.ts';

type Row = ResourceRow<typeof streamResource>;

const knownRow = {
  id: int,
  anchor: text,
  stream: text,
  broadcastId: orNull(int),
  title: orNull(text),
  cover: orNull(text),
};

/** What arrives at media now, as it was seen last. */
export function serveStreams(
  app: FastifyInstance,
  context: ModuleContext,
  watcher: Pick<Watcher, 'healthOf' | 'healths'>,
): void {
  async function all(db: Database | Tx, id: number | null): Promise<Row[]> {
    const streams = watcher
      .healths()
      .flatMap(({ stream, state }) => (state === 'ended' ? [] : stream));
    const known = await rows(
      db,
      knownRow,
      sql`select u.id, u.username as anchor, k.stream, b.id as "broadcastId", b.title, b.cover
        from stream_key k join identity.account u on u.id = k.account_id
        left join anchors.broadcast b on b.anchor_id = u.id and b.ended_at is null
        where k.stream = any(${sql.param(streams)}::text[]) and ${id === null} or u.id = ${id}::int`,
    );
    return known.flatMap(({ stream, ...row }) => {
      const health = watcher.healthOf(stream);
      if (!health || health.state === 'ended') return [];
      const { state, bitrate, frameRate, width, height, viewers, drops, recordingState } = health;
      return {
        ...row,
        ...{ state, bitrate, frameRate, width, height, viewers, drops, recordingState },
        thumbnail: hasThumbnails() ? thumbnailPath(row.id) : null,
        since: new Date(health.since).toISOString(),
      };
    });
  }

  serveResource(app, context, streamResource, {
    async list(db, { sort: { field, descending }, start, count }) {
      const found = await all(db, null);
      const of =
        field === 'since' ? ({ since }: Row) => Date.parse(since) : ({ viewers }: Row) => viewers;
      const sign = descending ? -1 : 1;
      found.sort((one, other) => sign * (of(one) - of(other)) || one.id - other.id);
      return { rows: found.slice(start, start + count), total: found.length };
    },
    async get(db, id) {
      const [row] = await all(db, id);
      return row ?? null;
    },
  });
}
