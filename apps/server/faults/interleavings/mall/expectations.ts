import { checkEdition } from '@xiongmao/api/mall/deck';
import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { createSecret } from '#platform/secret.ts';
import { openSecrets } from '#src/modules/mall/boxes/deck-keeper.ts';
import { createSealing } from '#src/modules/mall/sealing/sealing.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import { secretKey } from '../../product.ts';
import type { World } from '../../world.ts';
import { ask, type Expectation, told } from '../expectation.ts';
import type { Notes } from '../notes.ts';

const inTime = (db: Database) =>
  ask(
    db,
    'nothing is paid that was not paid in time',
    sql`select 'order ' || id as what from goods_order
      where edition_id is null
        and paid_at >= created_at + make_interval(secs => ${sql.raw(String(orderRules.payWithin))})`,
  );

const answered = async (db: Database, notes: Notes): Promise<Violation[]> => {
  const found = await rows<{
    id: number;
    accountId: number;
    goodsId: number;
    count: number;
    gold: number;
    key: string;
    paid: boolean;
    state: string;
  }>(
    db,
    sql`select id, account_id as "accountId", goods_id as "goodsId", count, gold, key,
        paid_at is not null as paid, state from goods_order`,
  );
  const drawn = await rows<{ number: number; accountId: number; key: string }>(
    db,
    sql`select d.number, d.account_id as "accountId", o.key from blind_draw d join goods_order o on o.id = d.order_id`,
  );
  const done = <Each extends { outcome: { is: string } }>(all: readonly Each[]) =>
    all.filter(({ outcome }) => outcome.is === 'done');
  const became = { cancel: 'cancelled', ship: 'redeemed', refund: 'refunded' } as const;
  const lost = [
    ...done(notes.redemptions)
      .filter(
        ({ outcome, count, price, ...asked }) =>
          !found.some(
            (one) =>
              outcome.is === 'done' &&
              one.id === outcome.value &&
              one.gold === count * price &&
              one.count === count &&
              (['accountId', 'goodsId', 'key'] as const).every((each) => one[each] === asked[each]),
          ),
      )
      .map(({ accountId, key }) => `order of ${accountId} by ${key}`),
    ...done(notes.paid)
      .filter(({ orderId }) => !found.some(({ id, paid }) => id === orderId && paid))
      .map(({ orderId }) => `order ${orderId} is not paid`),
    ...done(notes.moved)
      .filter(({ orderId, event }) => {
        const { state } = found.find(({ id }) => id === orderId) ?? {};
        // What was shipped may be refunded then.
        return state !== became[event] && !(event === 'ship' && state === 'refunded');
      })
      .map(({ orderId, event }) => `order ${orderId}: ${event} is answered, and not done`),
    ...done(notes.boxDraws)
      .filter(
        ({ accountId, key, outcome }) =>
          !drawn.some(
            (one) =>
              outcome.is === 'done' &&
              one.number === outcome.value &&
              one.accountId === accountId &&
              one.key === key,
          ),
      )
      .map(({ accountId, key }) => `draw of ${accountId} by ${key}`),
  ];
  return told('what was acknowledged is there', lost);
};

/** Whoever claims it has it for a while; what others did before then stood still. */
const alone = async (_db: Database, { claims, moved }: Notes): Promise<Violation[]> => {
  const own = claims.filter(({ outcome }) => outcome.is === 'done');
  const term = orderRules.claimedFor * 60_000;
  const twice = own.filter((one) =>
    own.some(
      ({ orderId, staffId, at }) =>
        orderId === one.orderId && staffId < one.staffId && Math.abs(at - one.at) < term,
    ),
  );
  const meddled = moved.filter(
    ({ orderId, staffId, at, outcome }) =>
      outcome.is === 'done' &&
      !own.some((one) => one.orderId === orderId && one.staffId === staffId) &&
      own.some((one) => one.orderId === orderId && at < one.at + term),
  );
  return told(
    'an order is one person’s to work on',
    [...twice, ...meddled].map(({ orderId }) => `order ${orderId}`),
  );
};

const fair = async (db: Database, _notes: Notes, { shop }: World): Promise<Violation[]> => {
  if (!shop) return [];
  const id = shop.boxId;
  const secrets = (await openSecrets(db, createSealing(new Map(), createSecret(secretKey)), id))!;
  const [box] = await rows<{ commitment: string }>(
    db,
    sql`select commitment from blind_box where id = ${id}`,
  );
  const prizes = await rows<{ id: number; count: number }>(
    db,
    sql`select id, count from blind_prize where edition_id = ${id}`,
  );
  const draws = await rows<{
    number: number;
    position: number;
    clientSeed: string;
    prizeId: number;
  }>(
    db,
    sql`select number, position, client_seed as "clientSeed", prize_id as "prizeId"
      from blind_draw where edition_id = ${id} order by number`,
  );
  const fault = await checkEdition({ editionId: id, ...box!, ...secrets, prizes, draws });
  return told('draws follow from deck and seeds', fault === null ? [] : [JSON.stringify(fault)]);
};

export const mallExpectations: readonly Expectation[] = [inTime, answered, alone, fair];
