import { mayEdit, type PublicationActor } from '@xiongmao/api/publishing/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { captionResource, type studioCaptionResource } from '@xiongmao/api/videos/resources';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { videoOrigin, videoState } from '@xiongmao/api/videos/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { addCaptions, changeCaptions, removeCaptions } from './write-captions.ts';

type Row = ResourceRow<typeof captionResource>;

/** Bytes of a body: characters of three bytes, and what JSON adds. */
const bodyLimit = 4 * videoLimits.captionText;

const tables = sql`video_caption c join video n on n.id = c.video_id`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    captionResource.row.shape,
    sql`select n.id || '-' || c.locale as id, n.id as "videoId", c.locale, c.text, c.changed_at as "changedAt"
      from ${tables} where ${rest}`,
  );

/** `12-zh_CN`, taken apart; null for what is no such id. */
function partsOf(id: string): { videoId: number; locale: string } | null {
  const [, videoId, locale] = /^([1-9]\d{0,8})-(\w{2,10})$/.exec(id) ?? [];
  return videoId && locale ? { videoId: Number(videoId), locale } : null;
}

interface Office {
  resource: typeof captionResource | typeof studioCaptionResource;
  by: PublicationActor;
  /** Whether somebody is shown the video `n` there. */
  isTheirs(principal: Principal): SQL;
}

/** Captions of videos, in an office. */
export function serveCaptions(
  app: FastifyInstance,
  context: ModuleContext,
  { resource, by, isTheirs }: Office,
): void {
  const { clock, jobs } = context;
  async function find(db: Database | Tx, id: string, principal: Principal): Promise<Row | null> {
    const parts = partsOf(id);
    if (!parts) return null;
    const [row] = await select(
      db,
      sql`n.id = ${parts.videoId} and c.locale = ${parts.locale} and ${isTheirs(principal)}`,
    );
    return row ?? null;
  }
  async function one(tx: Tx, id: string, principal: Principal): Promise<Row> {
    const row = await find(tx, id, principal);
    if (!row) throw new CodedError('notFound');
    return row;
  }
  /** Holds the video as it is. Throws `unknownVideo`, and `videoFixed` where its words may not be changed. */
  async function requireEditable(tx: Tx, videoId: number, principal: Principal): Promise<void> {
    const [held] = await rows(
      tx,
      { origin: videoOrigin, state: videoState },
      sql`select origin, state from video n where id = ${videoId} and ${isTheirs(principal)} for share`,
    );
    if (!held) throw new CodedError('unknownVideo');
    if (!mayEdit(held, by)) throw new CodedError('videoFixed');
  }

  // Both are the same but for their addresses.
  serveResource(app, context, resource as typeof captionResource, {
    bodyLimit,
    async list(db, { filter: { videoId }, start, count }, principal) {
      const where = every(sql`n.id = ${videoId}`, isTheirs(principal));
      return {
        rows: await select(db, sql`${where} order by c.locale limit ${count} offset ${start}`),
        total: await countRows(db, sql`${tables} where ${where}`),
      };
    },
    get: find,
    async create(tx, given, principal) {
      await requireEditable(tx, given.videoId, principal);
      await addCaptions(tx, jobs, { ...given, now: clock.now() });
      return one(tx, `${given.videoId}-${given.locale}`, principal);
    },
    async update(tx, before, { text }, principal) {
      const { videoId, locale } = before;
      await requireEditable(tx, videoId, principal);
      const now = clock.now();
      if (text !== undefined) await changeCaptions(tx, jobs, { videoId, locale, text, now });
    },
    async remove(tx, id, principal) {
      const before = await one(tx, id, principal);
      await requireEditable(tx, before.videoId, principal);
      await removeCaptions(tx, jobs, before);
      return before;
    },
  });
}
