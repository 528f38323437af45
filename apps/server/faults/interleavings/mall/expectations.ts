import { checkEdition } from '@xiongmao/api/mall/deck';
import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { createSecret } from '#platform/secret.ts';
import { openSecrets } from '#src/modules/mall/boxes/deck-keeper.ts';
import { createSealing } from '#src/modules/mall/sealing.ts';
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
    key: string;
    paid: boolean;
    state: string;
  }>(
    db,
    sql`select id, account_id as "accountId", key, paid_at is not null as paid, state from goods_order`,
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
        ({ accountId, key, outcome }) =>
          !found.some(
            (one) =>
              outcome.is === 'done' &&
              one.id === outcome.value &&
              one.accountId === accountId &&
              one.key === key,
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

/** Of the same moment: later ones may take over. */
const alone = async (_db: Database, { claims }: Notes): Promise<Violation[]> => {
  const twice = claims.flatMap((one) =>
    claims.filter(
      (other) =>
        one.outcome.is === 'done' &&
        other.outcome.is === 'done' &&
        one.orderId === other.orderId &&
        one.staffId < other.staffId &&
        Math.abs(one.at - other.at) < orderRules.claimedFor * 60_000,
    ),
  );
  return told(
    'an order is one person’s to work on',
    twice.map(({ orderId }) => `order ${orderId}`),
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
