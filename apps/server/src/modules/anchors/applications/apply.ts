import { anchorRules, minimumAge } from '@xiongmao/api/anchors/rules';
import type { AnchorStanding } from '@xiongmao/api/anchors/shapes';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { pictureOf } from '#modules/users/index.ts';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { deleteDocuments, keepDocuments, sealPerson } from './documents.ts';
import { findStanding } from './standing.ts';

export interface Application {
  uid: number;
  realName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  introduction: string;
  /** Pictures as they were sent. */
  documents: readonly Buffer[];
  /** The version of the rules that was agreed to. */
  rules: string;
}

/** What a document is read from, and no larger. */
const document = { width: 2_000, height: 2_000, cut: false };

/** Full years at a day. */
function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Applies, or once more after a refusal or when the role was taken. Throws `anchorApplied`, `noPhoneBound`,
 * `anchorTooYoung`, `rulesNotAgreed`, BadImage, ImageTooLarge.
 */
export async function apply(
  { db, clock, env, secret }: ModuleContext,
  given: Application,
): Promise<AnchorStanding> {
  const { uid, birthDate, introduction, rules } = given;
  const now = clock.now();
  const { state, phone } = await findStanding(db, uid, now);
  if (state === 'underReview' || state === 'approved') throw new CodedError('anchorApplied');
  if (phone === null) throw new CodedError('noPhoneBound');
  const age = ageOn(zonedDay(now, env.BRAND_ZONE), birthDate);
  if (age < minimumAge) throw new CodedError('anchorTooYoung');
  if (rules !== anchorRules.version) throw new CodedError('rulesNotAgreed');
  const pictures = await Promise.all(given.documents.map((each) => pictureOf(each, document)));
  const person = sealPerson(secret, given);
  return db.transaction(async (tx) => {
    await insert(tx, { uid, ...person, age, introduction, rules, now });
    await deleteDocuments(tx, uid);
    await keepDocuments(tx, secret, uid, pictures);
    return findStanding(tx, uid, now);
  });
}

async function insert(
  tx: Tx,
  given: {
    uid: number;
    realName: string;
    birthDate: string;
    age: number;
    introduction: string;
    rules: string;
    now: Date;
  },
): Promise<void> {
  const { uid, realName, birthDate, age, introduction, rules } = given;
  const at = instant(given.now);
  const applied = await affected(
    tx,
    sql`insert into anchor (account_id, state, real_name, birth_date, age, introduction, agreed_rules,
        agreed_at, applied_at)
      values (${uid}, 'underReview', ${realName}, ${birthDate}, ${age}, ${introduction}, ${rules}, ${at}, ${at})
      on conflict (account_id) do update set state = 'underReview', reason = null,
        real_name = excluded.real_name, birth_date = excluded.birth_date, age = excluded.age,
        introduction = excluded.introduction, agreed_rules = excluded.agreed_rules,
        agreed_at = excluded.agreed_at, applied_at = excluded.applied_at,
        recommended_at = null, recommended_by = null
      where anchor.state in ('refused', 'ended')`,
  );
  if (applied === 0) throw new CodedError('anchorApplied');
}
