import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { type Claimable, claimablePictures } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { countRows, rows } from '#platform/db/database.ts';
import { allWritings, writings } from './writings.ts';

/** Letters of a text that stand for it where it is named. */
const titleLength = 60;

/** What is removed so loses nothing: its author can object. */
const claimable = (kind: WritingKind): Claimable => ({
  kind,
  async find(db, keys) {
    const found = await rows(
      db,
      { key: text, title: text, text, picture: orNull(text), authorId: int, isShown: bool },
      sql`select w.id::text as key, left(split_part(w.text, E'\n', 1), ${titleLength}) as title, w.text,
          w.pictures[1] as picture, w.account_id as "authorId", w.state = 'shown' as "isShown"
        from ${allWritings} w where w.kind = ${kind} and w.id = any(${sql.param([...keys])}::int[])`,
    );
    return new Map(found.map((one) => [one.key, one]));
  },
  async takeDown(tx, jobs, key, { now }) {
    const id = Number(key);
    if (await writings[kind].remove(tx, jobs, id, now)) return true;
    // What staff removed may be granted to its author again; what its author deleted is gone.
    const isRemoved = sql`${writings[kind].table} where id = ${id} and state = 'removed'`;
    return (await countRows(tx, isRemoved)) > 0;
  },
  restore: (tx, jobs, key) => writings[kind].restore(tx, jobs, Number(key)),
});

export const postClaims: readonly Claimable[] = [
  claimable('post'),
  claimable('comment'),
  claimablePictures(
    sql`select address as key, account_id as author from post_picture where post_id is not null`,
    sql`select u.address as key from post_picture u join post p on p.id = u.post_id where p.state = 'removed'`,
  ),
];
