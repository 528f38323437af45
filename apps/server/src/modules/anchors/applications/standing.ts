import { anchorRules } from '@xiongmao/api/anchors/rules';
import { type AnchorStanding, anchorStanding } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { shortened } from '#modules/identity/index.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { banOf } from '../bans/bans.ts';
import { lockAnchor } from '../policy.ts';

const standingRow = anchorStanding.omit({ ban: true }).shape;

/** Where a person stands on the way to become an anchor. */
export async function findStanding(
  db: Database | Tx,
  uid: number,
  now: Date,
): Promise<AnchorStanding> {
  const [found] = await rows(
    db,
    standingRow,
    sql`select coalesce(a.state, 'none') as state, a.reason, a.applied_at as "appliedAt",
        c.mobile as phone, a.agreed_rules as "agreedRules", coalesce(to_jsonb(a.rights), '[]') as rights
      from identity.contact c left join anchor a on a.account_id = c.id where c.id = ${uid}`,
  );
  const { phone } = found!;
  return { ...found!, phone: phone && shortened(phone), ban: await banOf(db, uid, now) };
}

/** Agrees to the present rules. Throws `notAnchor`, `rulesNotAgreed` for others than the present ones. */
export async function agreeToRules(
  tx: Tx,
  { uid, rules, now }: { uid: number; rules: string; now: Date },
): Promise<AnchorStanding> {
  await lockAnchor(tx, uid);
  if (rules !== anchorRules.version) throw new CodedError('rulesNotAgreed');
  await tx.execute(sql`
    update anchor set agreed_rules = ${rules}, agreed_at = ${instant(now)} where account_id = ${uid}`);
  return findStanding(tx, uid, now);
}
