import type { Target } from '@xiongmao/api/takedowns/places';
import {
  decisionsOf,
  type TakedownDecision,
  takedownStates,
  targetKinds,
} from '@xiongmao/api/takedowns/rules';
import { locales } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mailLetter } from '#modules/identity/index.ts';
import { notify } from '#modules/users/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Act, Claims } from '../claims/claimable.ts';
import * as letters from '../letter-types.ts';
import { counterGranted, counterGrantedHeld, counterUpheld, takenDown } from '../notice-types.ts';

const heldRow = { state: z.enum(takedownStates), email: text, language: z.enum(locales) };
const targetRow = { kind: z.enum(targetKinds), key: text, authorId: orNull(int) };
const namedRow = { ...targetRow, address: text };

interface Given {
  tx: Tx;
  jobs: Jobs;
  claims: Claims;
  id: number;
  act: Act;
}

/** A decision, and of what is taken down where that is not all: its addresses. */
interface Decided extends Given {
  decision: TakedownDecision;
  addresses?: readonly string[] | undefined;
}

/** What the claimant is mailed of each decision. */
const letterOf = {
  takeDown: letters.done,
  refuse: letters.refused,
  restore: letters.restored,
  uphold: letters.upheld,
} as const satisfies Record<TakedownDecision, unknown>;

/**
 * Decides on a request, of each thing that it names apart, or on what authors say against it. Both sides are told why.
 * Throws `stale` where that is not what waits, and `invalidInput` for addresses that it does not name.
 */
export async function decide(given: Decided): Promise<void> {
  const { tx, jobs, id, act, decision } = given;
  const [held] = await rows(
    tx,
    heldRow,
    sql`select state, email, language from takedown where id = ${id} for update`,
  );
  if (!held) throw new CodedError('notFound');
  if (!decisionsOf[held.state]?.includes(decision)) throw new CodedError('stale');
  const { email: to, language } = held;
  const letter = { to, language, now: act.now };
  const values = { number: String(id), reason: act.reason };
  if (decision === 'takeDown') {
    const { taken, gone, left } = await takeDown(given);
    if (gone.length + left.length > 0) {
      const type = taken.length > 0 ? letters.partlyDone : letters.nothingDone;
      const partly = { ...values, taken: taken.join('\n'), left: listed(language, { gone, left }) };
      return mailLetter(tx, jobs, { ...letter, type, values: partly });
    }
  } else if (decision === 'refuse') {
    await settle(given, 'refused');
    await tx.execute(sql`update takedown_target set decision = 'refuse' where takedown_id = ${id}`);
  } else {
    const { back, held } = await answerCounters(given, decision);
    if (held.length > 0) {
      const partly = { ...values, left: listed(language, { back, held }) };
      return mailLetter(tx, jobs, { ...letter, type: letters.closed, values: partly });
    }
  }
  await mailLetter(tx, jobs, { ...letter, type: letterOf[decision], values });
}

/** Addresses below what became of them, as it is said in a mail. */
function listed(
  language: z.output<typeof heldRow.language>,
  addresses: Partial<Record<'gone' | 'left' | 'back' | 'held', readonly string[]>>,
): string {
  const { t } = i18nOf(language);
  return (['gone', 'left', 'back', 'held'] as const)
    .flatMap((each) => {
      const named = addresses[each] ?? [];
      return named.length > 0 ? `${t(`messages:takedown.${each}`)}\n${named.join('\n')}` : [];
    })
    .join('\n\n');
}

async function settle(
  { tx, id, act: { by, reason, now } }: Given,
  state: 'takenDown' | 'refused',
): Promise<void> {
  await tx.execute(sql`
    update takedown set state = ${state}, reason = ${reason}, decided_by = ${by}, decided_at = ${instant(now)}
    where id = ${id}`);
}

/** Addresses of what a request names, by what became of each. */
interface Outcome {
  taken: string[];
  /** Of which nothing was there any more that could be taken down, or shown again. */
  gone: string[];
  left: string[];
}

/** Each target goes as its domain takes things away; of those that are gone only the claimant is told. */
async function takeDown(given: Decided): Promise<Outcome> {
  const { tx, jobs, claims, id, act, addresses } = given;
  await settle(given, 'takenDown');
  const targets = await rows(
    tx,
    namedRow,
    sql`select kind, key, author_id as "authorId", address from takedown_target
      where takedown_id = ${id} order by kind, key`,
  );
  const named = targets.map(({ address }) => address);
  const chosen = addresses ? named.filter((each) => addresses.includes(each)) : named;
  if (addresses?.some((each) => !named.includes(each))) {
    throw new FieldError('targets', 'invalidInput');
  }
  await tx.execute(sql`
    update takedown_target
    set decision = case when address = any(${sql.param(chosen)}::text[]) then 'takeDown' else 'refuse' end
    where takedown_id = ${id}`);
  const authors = new Set<number>();
  const outcome: Outcome = { taken: [], gone: [], left: [] };
  for (const { authorId, address, ...target } of targets) {
    if (!chosen.includes(address)) {
      outcome.left.push(address);
      continue;
    }
    // A file is withheld by what stands here.
    await mark(tx, id, target, true);
    const isDown = (await claims.takeDown(tx, jobs, target, act)) || (await isHeld(tx, id, target));
    outcome[isDown ? 'taken' : 'gone'].push(address);
    if (!isDown) await mark(tx, id, target, false);
    else if (authorId !== null) authors.add(authorId);
  }
  await tell(given, [...authors], takenDown, `takedown:${id}`);
  return outcome;
}

/** Whether another request keeps it down. */
const isHeld = async (tx: Tx, id: number, { kind, key }: Target): Promise<boolean> =>
  (await affected(
    tx,
    sql`select from takedown_target where kind = ${kind} and key = ${key} and down and takedown_id <> ${id}`,
  )) > 0;

const mark = (tx: Tx, id: number, { kind, key }: Target, down: boolean): Promise<unknown> =>
  tx.execute(sql`
    update takedown_target set down = ${down}
    where takedown_id = ${id} and kind = ${kind} and key = ${key}`);

/** Addresses of what this request keeps from sight no more: shown again, or kept so by something else. */
interface Restored {
  back: string[];
  held: string[];
}

/** What was taken down stays so, or what is its author’s is shown again, unless something else keeps it from sight. */
async function answerCounters(given: Given, decision: 'restore' | 'uphold'): Promise<Restored> {
  const { tx, jobs, claims, id, act } = given;
  const { by, reason, now } = act;
  const state = decision === 'restore' ? 'granted' : 'upheld';
  const answered = await rows(
    tx,
    { id: int, accountId: int },
    sql`update takedown_counter set state = ${state}, answer = ${reason}, decided_by = ${by},
        decided_at = ${instant(now)}
      where takedown_id = ${id} and state = 'open' returning id, account_id as "accountId"`,
  );
  const authors = answered.map(({ accountId }) => accountId);
  const outcome: Restored = { back: [], held: [] };
  const heldOf = new Set<number | null>();
  if (decision === 'restore') {
    const restored = await rows(
      tx,
      namedRow,
      sql`update takedown_target set down = false
        where takedown_id = ${id} and down and author_id = any(${sql.param(authors)}::int[])
        returning kind, key, author_id as "authorId", address`,
    );
    for (const { kind, key, authorId, address } of restored) {
      const target = { kind, key };
      const isDown = await isHeld(tx, id, target);
      if (!isDown) await claims.restore(tx, jobs, target, act);
      const [found] = isDown ? [] : await claims.find(tx, [target], now);
      outcome[found?.claimed.isShown ? 'back' : 'held'].push(address);
      if (!found?.claimed.isShown) heldOf.add(authorId);
    }
  }
  await tx.execute(sql`
    update takedown set state = case when exists (
      select from takedown_target where takedown_id = ${id} and down) then 'takenDown' else 'restored' end
    where id = ${id}`);
  for (const author of authors) {
    const granted = heldOf.has(author) ? counterGrantedHeld : counterGranted;
    const type = decision === 'restore' ? granted : counterUpheld;
    await tell(given, [author], type, `takedown-counter:${id}`);
  }
  return outcome;
}

async function tell(
  { tx, jobs, id, act: { reason, now: at } }: Given,
  authors: readonly number[],
  type: typeof takenDown,
  cause: string,
): Promise<void> {
  const values = { takedownId: id, reason };
  for (const to of authors) await notify(tx, jobs, to, { type, values, cause, at });
}
