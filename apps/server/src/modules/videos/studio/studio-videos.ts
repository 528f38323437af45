import { mayEdit } from '@xiongmao/api/publishing/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { studioVideoResource } from '@xiongmao/api/videos/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { changed } from '#platform/http/resources/changed.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { factsOf, selectVideos, videoOrder } from '../console/video-rows.ts';
import { moveVideo } from '../writing/move-video.ts';
import { addVideo, changeVideo, removeVideo } from '../writing/write-video.ts';
import { lockMaker } from './lock-maker.ts';

type Row = ResourceRow<typeof studioVideoResource>;

/** Whether a video `n` is somebody's own of the studio. */
export const isOwn = ({ uid }: Pick<Principal, 'uid'>): SQL =>
  sql`n.origin = 'studio' and n.author_id = ${uid}`;

/** The videos of an expert or anchor: what anybody watches of them has passed an editor. */
export function serveOwnVideos(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env, jobs } = context;

  async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
    const found = await selectVideos(db, env, sql`where ${rest}`);
    return found.map(({ authorId: _, author: __, ...row }) => row);
  }
  async function find(db: Database | Tx, id: number, who: Principal): Promise<Row | null> {
    const [row] = await select(db, sql`n.id = ${id} and ${isOwn(who)}`);
    return row ?? null;
  }
  /** An own video; throws `notFound` for others' too, which are none of their business. */
  async function own(tx: Tx, id: number, principal: Principal): Promise<Row> {
    const row = await find(tx, id, principal);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  serveResource(app, context, studioVideoResource, {
    async list(db, { filter: { q, state, file }, sort, start, count }, principal) {
      const where = every(
        isOwn(principal),
        state !== undefined && sql`n.state = ${state}`,
        file !== undefined && sql`n.file = ${file}`,
        !!q && sql`n.title ilike ${containing(q)}`,
      );
      const page = sql`${where} order by ${orderBy(videoOrder, sort, ['publishedAt'])} limit ${count} offset ${start}`;
      const total = await countRows(db, sql`video n where ${where}`);
      return { rows: await select(db, page), total };
    },
    get: find,
    async create(tx, { cut = null, ...facts }, principal) {
      const now = clock.now();
      const { uid } = principal;
      await lockMaker(tx, principal, now);
      const id = await addVideo(tx, jobs, { origin: 'studio', facts, cut, uid, now });
      return own(tx, id, principal);
    },
    async update(tx, before, { event, posterAt, ...given }, principal) {
      const { id } = before;
      const now = clock.now();
      const facts = changed(given, factsOf(before));
      if (Object.keys(facts).length > 0 || posterAt !== undefined) {
        if (!mayEdit(before, 'author')) throw new CodedError('videoFixed');
        await changeVideo(tx, jobs, id, { facts: { ...factsOf(before), ...facts }, posterAt, now });
      }
      if (event) {
        if (event === 'submit') await lockMaker(tx, principal, now);
        await moveVideo(tx, jobs, id, { event, by: 'author', uid: principal.uid, now });
      }
    },
    async remove(tx, id, principal) {
      const before = await own(tx, id, principal);
      await removeVideo(tx, jobs, id, clock.now());
      return before;
    },
  });
}
