import { sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { Discussed } from './discussed.ts';

/** Letters of a post that stand for it where it is named. */
const titleLength = 60;

const discussable = {
  given: int,
  id: int,
  title: text,
  gameId: orNull(int),
  authorId: orNull(int),
  at: time,
};

/** A match, by any of its ids. */
const matches: Discussed = {
  kind: 'match',
  async find(db, ids) {
    const found = await rows(
      db,
      discussable,
      sql`select m.id as given, m.shown_id as id, coalesce(h.name || ' – ' || w.name, l.name) as title,
          m.game_id as "gameId", null::int as "authorId", coalesce(m.starts_at, 'epoch') as at
        from matches.shown_match m join catalogue.league l on l.id = m.league_id
          left join catalogue.team h on h.id = m.home_id left join catalogue.team w on w.id = m.away_id
        where m.id = any(${sql.param([...ids])}::int[])`,
    );
    return new Map(
      found.map(({ given, ...one }) => [
        given,
        { ...one, link: { page: 'match', id: one.id, within: one.gameId! } },
      ]),
    );
  },
};

const posts: Discussed = {
  kind: 'post',
  async find(db, ids) {
    const found = await rows(
      db,
      discussable,
      sql`select id as given, id, left(split_part(text, E'\n', 1), ${titleLength}) as title, game_id as "gameId",
          account_id as "authorId", at
        from post where id = any(${sql.param([...ids])}::int[]) and state = 'shown'`,
    );
    return new Map(
      found.map(({ given, ...one }) => [given, { ...one, link: { page: 'post', id: given } }]),
    );
  },
};

export const ownDiscussed: readonly Discussed[] = [matches, posts];
