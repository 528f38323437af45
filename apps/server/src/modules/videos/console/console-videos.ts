import { mayEdit } from '@xiongmao/api/publishing/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { videoResource } from '@xiongmao/api/videos/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { authorsOf } from '#modules/publishing/index.ts';
import { countRows, type Database, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { changed } from '#platform/http/resources/changed.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { moveVideo, videos } from '../writing/move-video.ts';
import { addVideo, changeVideo, removeVideo } from '../writing/write-video.ts';
import { factsOf, selectVideos, videoOrder } from './video-rows.ts';

type Row = ResourceRow<typeof videoResource>;

/** A maker's draft is the maker's alone. */
export const isAtDesk = sql`not (n.origin = 'studio' and n.state = 'draft')`;

export function serveVideos(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env, jobs } = context;

  async function find(db: Database | Tx, id: number): Promise<Row | null> {
    const [row] = await selectVideos(db, env, sql`where n.id = ${id} and ${isAtDesk}`);
    return row ?? null;
  }
  async function one(tx: Tx, id: number): Promise<Row> {
    const row = await find(tx, id);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  serveResource(app, context, videoResource, {
    waiting: sql`(select id from video where state = 'review') waiting`,
    async list(db, { filter, sort, start, count }, { uid: reader }) {
      const { q, state, origin, kind, file, gameId, matchId, authorId, after } = filter;
      const where = every(
        isAtDesk,
        !!q && sql`n.title ilike ${containing(q)}`,
        state !== undefined && sql`n.state = ${state}`,
        origin !== undefined && sql`n.origin = ${origin}`,
        kind !== undefined && sql`n.kind = ${kind}`,
        file !== undefined && sql`n.file = ${file}`,
        gameId !== undefined && sql`n.game_id = ${gameId}`,
        matchId !== undefined && sql`n.match_id = any(${rowsOf(matchId)})`,
        authorId !== undefined && sql`n.author_id = ${authorId}`,
        after !== undefined && sql`n.id > ${after} and n.author_id <> ${reader}`,
      );
      const low = ['publishAt', 'publishedAt', 'seconds'];
      const page = sql`where ${where} order by ${orderBy(videoOrder, sort, low)} limit ${count} offset ${start}`;
      return {
        rows: await selectVideos(db, env, page),
        total: await countRows(db, sql`video n where ${where}`),
      };
    },
    get: find,
    concerns: (tx, id) => authorsOf(tx, videos, id),
    async create(tx, { cut = null, ...facts }, { uid }) {
      const now = clock.now();
      return one(tx, await addVideo(tx, jobs, { origin: 'desk', facts, cut, uid, now }));
    },
    async update(tx, before, { event, publishAt, reason, posterAt, ...given }, { uid }) {
      const { id } = before;
      const now = clock.now();
      const facts = changed(given, factsOf(before));
      if (Object.keys(facts).length > 0 || posterAt !== undefined) {
        if (!mayEdit(before, 'desk')) throw new CodedError('videoFixed');
        await changeVideo(tx, jobs, id, { facts: { ...factsOf(before), ...facts }, posterAt, now });
      }
      if (event) await moveVideo(tx, jobs, id, { event, by: 'desk', uid, reason, publishAt, now });
    },
    async remove(tx, id) {
      const before = await one(tx, id);
      if (before.origin === 'studio') throw new CodedError('videoFixed');
      await removeVideo(tx, jobs, id, clock.now());
      return before;
    },
  });
}
