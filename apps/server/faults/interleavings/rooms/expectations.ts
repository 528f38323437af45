import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import { ask, type Expectation, told } from '../expectation.ts';
import type { Notes } from '../notes.ts';

const keys = (db: Database) =>
  ask(
    db,
    'a key is for one unlock',
    sql`select key || ' of ' || account_id || ': ' || count(*) as what from live_unlock
      group by account_id, key having count(*) > 1`,
  );

const once = (db: Database) =>
  ask(
    db,
    'a person unlocks a broadcast once',
    sql`select broadcast_id || ' by ' || account_id || ': ' || count(*) as what from live_unlock
      group by broadcast_id, account_id having count(*) > 1`,
  );

/** The rows that a run may look at hold no session of a broadcast: none can be played again. */
const ended = (db: Database) =>
  ask(
    db,
    'the gold of a broadcast that is over is where its end sent it',
    sql`select 'unlock ' || u.id || ' of one that was ' || b.ended_by || ': ' || h.state as what
      from live_unlock u join broadcast b on b.id = u.broadcast_id join hold h on h.id = u.hold_id
      where b.ended_at is not null and h.state <> case
        when u.refunded is null and b.ended_by = 'downcast' then 'captured' else 'released' end`,
  );

interface Unlocked {
  id: number;
  broadcastId: number;
  accountId: number;
  price: number;
  refunded: string | null;
}

async function unlocked(db: Database, notes: Notes): Promise<Violation[]> {
  const found = await rows<Unlocked>(
    db,
    sql`select id, broadcast_id as "broadcastId", account_id as "accountId", price, refunded
      from live_unlock`,
  );
  const lost = notes.unlocks.filter(
    ({ broadcastId, accountId, outcome }) =>
      outcome.is === 'done' &&
      !found.some(
        (each) =>
          each.id === outcome.value &&
          each.broadcastId === broadcastId &&
          each.accountId === accountId,
      ),
  );
  const kept = notes.unlockRefunds.filter(
    ({ unlockId, outcome }) =>
      outcome.is === 'done' && !found.some(({ id, refunded }) => id === unlockId && refunded),
  );
  const strange = found.flatMap(({ id, broadcastId, accountId, price }) => {
    const asked = notes.unlocks.filter(
      (each) =>
        each.broadcastId === broadcastId &&
        each.accountId === accountId &&
        each.outcome.is !== 'refused',
    );
    const first = Math.min(...asked.map(({ turn }) => turn ?? Number.POSITIVE_INFINITY));
    const isLate = notes.roomEnds.some(
      (end) => end.broadcastId === broadcastId && end.turn < first,
    );
    if (isLate) return [`unlock ${id} of broadcast ${broadcastId} after its end`];
    const isAsked = asked.some((each) => each.price === price);
    return isAsked ? [] : [`unlock ${id} at ${price}, not asked for`];
  });
  return [
    ...told('what was acknowledged is there', [
      ...lost.map(({ broadcastId, accountId }) => `unlock of ${broadcastId} by ${accountId}`),
      ...kept.map(({ unlockId }) => `unlock ${unlockId} is not refunded`),
    ]),
    ...told('nothing is unlocked that is over, or at another price', strange),
  ];
}

export const roomExpectations: readonly Expectation[] = [keys, once, ended, unlocked];
