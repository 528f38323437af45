import { type SQL, sql } from 'drizzle-orm';
import { findAnchorCards } from '#modules/anchors/index.ts';
import { findExpertCards } from '#modules/experts/index.ts';
import { findRoomCards } from '#modules/live/index.ts';
import { int, listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import type { FoundEntry } from '../find/find-entries.ts';
import type { Entry } from '../index/entry.ts';
import { fanWeight, weightOf } from '../index/weights.ts';
import { searched } from './searched.ts';

/** Their rows are numbered by account. */
const itself = async (_tx: Tx, rowIds: readonly number[]) => [...rowIds];

const personRow = { id: int, name: text, aliases: listOf(orNull(text)), fans: int };

async function readPeople(tx: Tx, query: SQL): Promise<Entry[]> {
  const found = await rows(tx, personRow, query);
  return found.map(({ fans, aliases, ...entry }) => ({
    ...entry,
    aliases: aliases.filter((alias) => alias !== null && alias !== '') as string[],
    gameId: null,
    facts: {},
    weight: weightOf(fanWeight * fans),
  }));
}

const fans = sql`(select count(*) from users.follow f where f.kind = 'user' and f.target_id = a.id)::int as fans`;
const given = (ids: readonly number[]): SQL =>
  sql`a.id = any(${sql.param([...ids])}::int[]) and a.deleted_at is null`;

/** Who may not sign in is not shown either: a ban begins and ends by the clock. */
async function notBanned(
  db: Database,
  now: Date,
  entries: readonly FoundEntry[],
): Promise<number[]> {
  const ids = entries.map(({ id }) => id);
  const banned = await preparedRows(
    db,
    'who of them is banned',
    { id: int },
    sql`select account_id as id from identity.bans_in_force(${now.toISOString()}::timestamptz)
      where account_id = any(${sql.param(ids)}::int[])`,
  );
  return ids.filter((id) => !banned.some((ban) => ban.id === id));
}

export const experts = searched({
  kind: 'expert',
  hasGame: false,
  hears: ['expert', 'account'],
  concerned: itself,
  read: (tx, ids) =>
    readPeople(
      tx,
      sql`select a.id, a.username as name, '[]'::jsonb as aliases, ${fans}
        from experts.expert e join identity.account a on a.id = e.account_id
        where ${given(ids)} and e.state = 'approved'`,
    ),
  ids: sql`select account_id as id from experts.expert`,
  show: async (db, { now }, entries) => findExpertCards(db, now, await notBanned(db, now, entries)),
});

export const anchors = searched({
  kind: 'anchor',
  hasGame: false,
  hears: ['anchor', 'account'],
  concerned: itself,
  read: (tx, ids) =>
    readPeople(
      tx,
      sql`select a.id, a.username as name, '[]'::jsonb as aliases, ${fans}
        from anchors.anchor n join identity.account a on a.id = n.account_id
        where ${given(ids)} and n.state = 'approved'`,
    ),
  ids: sql`select account_id as id from anchors.anchor`,
  show: (db, { now }, entries) =>
    findAnchorCards(
      db,
      now,
      entries.map(({ id }) => id),
    ),
});

/** What is on air, by its title, its anchor, its label, and the sides of its match. */
export const rooms = searched({
  kind: 'room',
  hasGame: false,
  hears: ['room', 'account'],
  concerned: itself,
  read: (tx, ids) =>
    readPeople(
      tx,
      sql`select a.id, b.title as name, ${fans},
          jsonb_build_array(a.username, b.label, h.name, w.name) as aliases
        from live.room r join identity.account a on a.id = r.account_id
        join anchors.broadcast b on b.id = r.broadcast_id
        left join matches.shown_match m on m.id = b.match_id
        left join catalogue.team h on h.id = m.home_id left join catalogue.team w on w.id = m.away_id
        where ${given(ids)} and r.state in ('live', 'interrupted')`,
    ),
  ids: sql`select account_id as id from live.room`,
  show: async (db, { now }, entries) => findRoomCards(db, await notBanned(db, now, entries)),
});
