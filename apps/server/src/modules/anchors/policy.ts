import { type AnchorRight, anchorRules } from '@xiongmao/api/anchors/rules';
import { anchorRight } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { banOf } from './bans/bans.ts';

const anchorRow = { state: text, rights: listOf(anchorRight), agreedRules: orNull(text) };

async function find(db: Database | Tx, uid: number, locked: boolean) {
  const [found] = await rows(
    db,
    anchorRow,
    sql`select state, to_jsonb(rights) as rights, agreed_rules as "agreedRules" from anchor
      where account_id = ${uid} ${locked ? sql`for no key update` : sql``}`,
  );
  if (found?.state !== 'approved') throw new CodedError('notAnchor');
  return found;
}

/** Throws `notAnchor` for who is no approved anchor. */
export async function requireAnchor(db: Database | Tx, uid: number): Promise<void> {
  await find(db, uid, false);
}

/** Takes an anchor's turn: what they set, begin, reserve and end goes one after the other. Throws `notAnchor`. */
export async function lockAnchor(
  tx: Tx,
  uid: number,
): Promise<{ rights: readonly AnchorRight[]; agrees: boolean }> {
  const { rights, agreedRules } = await find(tx, uid, true);
  return { rights, agrees: agreedRules === anchorRules.version };
}

/** Throws `anchorBanned`, saying why and until when. */
export async function refuseBanned(db: Database | Tx, uid: number, now: Date): Promise<void> {
  if (await banOf(db, uid, now)) throw new CodedError('anchorBanned');
}
