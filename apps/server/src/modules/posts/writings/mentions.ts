import { mostMentions } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** A username after an @ that is not within a word: of an address, say. */
const mention = /(?<![\p{L}\p{N}_.@+-])@([a-z0-9]{3,24})(?![a-z0-9_@-])/giu;

/**
 * The uids of those whom a text names, who don't block its writer; the writer is not among them. `before` are those
 * whom it named until it was changed: a text names so many in all, however often it is changed.
 */
export async function findMentioned(
  tx: Tx,
  text: string,
  { uid, before = [] }: { uid: number; before?: readonly number[] },
): Promise<number[]> {
  const names = new Set([...text.matchAll(mention)].map(([, name]) => name!.toLowerCase()));
  const first = [...names].slice(0, mostMentions);
  if (first.length === 0) return [...before];
  const found = await rows(
    tx,
    { id: int },
    sql`select a.id from identity.account a
      where lower(a.username) = any(${sql.param(first)}::text[]) and a.deleted_at is null and a.id <> ${uid}
        and not exists (select from users.block k where k.account_id = a.id and k.blocked_id = ${uid})
      order by a.id`,
  );
  return [...new Set([...before, ...found.map(({ id }) => id)])].slice(0, mostMentions);
}
