import { chatWordResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, text } from '#platform/db/columns.ts';
import {
  affected,
  countRows,
  type Database,
  instant,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { breadthOf } from '../filter/breadth.ts';
import { foldedWord, hasIdleTilde } from '../filter/words.ts';
import type { Compliance } from '../moderation/compliance.ts';

type Row = ResourceRow<typeof chatWordResource>;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    chatWordResource.row.shape,
    sql`select d.id, d.word, to_jsonb(d."except") as "except", u.username as "addedBy", d.at
      from chat_word d join identity.account u on u.id = d.added_by ${rest}`,
  );

/** The operator's words, which hold in all processes within seconds. */
export function serveWords(
  app: FastifyInstance,
  context: ModuleContext,
  compliance: Compliance,
): void {
  const one = async (tx: Tx, id: number): Promise<Row> => {
    const [row] = await select(tx, sql`where d.id = ${id}`);
    if (!row) throw new CodedError('notFound');
    return row;
  };
  serveResource(app, context, chatWordResource, {
    async list(db, { filter: { q }, sort, start, count }) {
      const where = every(q !== undefined && sql`d.word ilike ${containing(q)}`);
      const total = await countRows(db, sql`chat_word d where ${where}`);
      const order = orderBy({ id: sql`d.id`, word: sql`d.word` }, sort);
      return {
        rows: await select(
          db,
          sql`where ${where} order by ${order} limit ${count} offset ${start}`,
        ),
        total,
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where d.id = ${id}`);
      return row ?? null;
    },
    async create(tx, { word, except }, { uid }) {
      if (hasIdleTilde(word)) throw new FieldError('word', 'idleTilde');
      const { hits, of, isTooBroad, isTooShort } = breadthOf({ word, except });
      if (isTooShort && hits === 0) throw new FieldError('word', 'wordTooShort');
      if (isTooBroad || isTooShort) throw new FieldError('word', 'wordTooBroad', { hits, of });
      const listed = await rows(tx, { word: text }, sql`select word from chat_word`);
      if (listed.some((each) => foldedWord(each.word) === foldedWord(word))) {
        throw new FieldError('word', 'wordListed');
      }
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into chat_word (word, "except", added_by, at)
          values (${word}, ${sql.param(except)}::text[], ${uid}, ${instant(context.clock.now())})
          on conflict (word) do nothing returning id`,
      );
      if (!made) throw new FieldError('word', 'wordListed');
      return one(tx, made.id);
    },
    async update(tx, { id }, { except }) {
      await affected(
        tx,
        sql`update chat_word set "except" = ${sql.param(except)}::text[] where id = ${id}`,
      );
    },
    async remove(tx, id) {
      const before = await one(tx, id);
      await tx.execute(sql`delete from chat_word where id = ${id}`);
      return before;
    },
    committed: () => void compliance.refresh(),
  });
}
