import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import { ask, type Expectation, told } from '../expectation.ts';
import type { Notes } from '../notes.ts';

const keys = (db: Database) =>
  ask(
    db,
    'a key is for one gift',
    sql`select key || ' of ' || account_id || ': ' || count(*) as what from gift_sent
      group by account_id, key having count(*) > 1`,
  );

const combos = (db: Database) =>
  ask(
    db,
    'gifts in a row count each, once',
    sql`select 'gift ' || id || ': ' || combo_count || ', not ' || due as what from (
        select id, combo_count, sum(count) over (partition by coalesce(combo_id, id) order by id) as due
        from gift_sent) s
      where combo_count <> due`,
  );

const said = (db: Database) =>
  ask(
    db,
    'a gift is said once, and versions of a room follow each other',
    sql`select 'gift ' || s.id || ': ' || count(m.id) || ' messages' as what from gift_sent s
        left join chat_message m on m.account_id = s.account_id and m.key = 'gift:' || s.key
          and m.gift -> 'gold' = to_jsonb(s.gold)
      group by s.id having count(m.id) <> 1
      union all
      select 'room ' || r.id || ': ' || count(m.id) || ' messages, version ' || r.v from chat_room r
        left join chat_message m on m.room_id = r.id
      where r.anchor_id in (select anchor_id from gift_sent)
      group by r.id having count(m.id) <> r.v or max(m.v) <> r.v`,
  );

interface Given {
  id: number;
  giftId: number;
  anchorId: number;
  accountId: number;
  broadcastId: number;
  count: number;
  price: number;
  key: string;
}

async function given(db: Database, notes: Notes): Promise<Violation[]> {
  const found = await rows<Given>(
    db,
    sql`select id, gift_id as "giftId", anchor_id as "anchorId", account_id as "accountId",
        broadcast_id as "broadcastId", count, price, key
      from gift_sent`,
  );
  const isOf = (asked: Omit<Given, 'id'>, one: Given) =>
    (['giftId', 'anchorId', 'accountId', 'count', 'price', 'key'] as const).every(
      (field) => asked[field] === one[field],
    );
  const lost = notes.gifts.filter(
    ({ outcome, ...asked }) =>
      outcome.is === 'done' && !found.some((one) => one.id === outcome.value && isOf(asked, one)),
  );
  const strange = found.flatMap((one) => {
    const asked = notes.gifts.filter((each) => each.outcome.is !== 'refused' && isOf(each, one));
    if (asked.length === 0) return [`gift ${one.id} at ${one.price}, not asked for`];
    const first = Math.min(...asked.map(({ turn }) => turn ?? Number.POSITIVE_INFINITY));
    const isLate = notes.roomEnds.some(
      ({ broadcastId, turn }) => broadcastId === one.broadcastId && turn < first,
    );
    return isLate ? [`gift ${one.id} in broadcast ${one.broadcastId} after its end`] : [];
  });
  return [
    ...told(
      'what was acknowledged is there',
      lost.map(({ accountId, key }) => `gift of ${accountId} by ${key}`),
    ),
    ...told('nothing is given that is over, or at another price', strange),
    ...told(
      'what is in the catalogue is given at its price',
      found.flatMap(({ id, giftId, price }) =>
        price === { 1: 1, 3: 10, 4: 20 }[giftId] ? [] : [`gift ${id} at ${price}`],
      ),
    ),
  ];
}

export const giftExpectations: readonly Expectation[] = [keys, combos, said, given];
