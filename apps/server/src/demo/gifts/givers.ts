import { randomUUID } from 'node:crypto';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { findLook } from '#modules/chat/index.ts';
import { findGifts, giveGift } from '#modules/gifts/index.ts';
import { NotEnoughGold } from '#modules/wallet/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type Repeated, repeat } from '#platform/repeat.ts';
import { chance, pickOne } from '../chance.ts';
import { makeDemoAccount } from '../identity/accounts.ts';
import { makeDemoRecharge } from '../wallet/recharge.ts';

/** Fans who give, and never sign in. */
const givers = 'GoldenBoot9 ShuiZhuYu BigDrum YiQiuChengMing Terrace12 HuoGuoFan';
/** ms between looks, and between two gifts in a room, on average. */
const every = { look: 5_000, gift: 25_000 };
/** Most give little; of many gifts one fills the picture. */
const dearest = 1_400;

/** Has fans give to the demo's anchors who are on air. */
export function createGivers(context: ModuleContext) {
  const { db, clock, env, log } = context;
  let ids: number[] = [];
  let looking: Repeated | null = null;

  async function look(): Promise<void> {
    const anchors = await rows(
      db,
      { id: int },
      sql`select anchor_id as id from anchors.broadcast where on_air_at is not null and ended_at is null`,
    );
    for (const { id } of anchors) if (chance() < every.look / every.gift) await give(id);
  }

  async function give(anchorId: number): Promise<void> {
    const most = chance() < 0.08 ? dearest : chance() < 0.3 ? 99 : 20;
    const sold = (await findGifts(db, 'en_US', true)).filter(({ price }) => price <= most);
    if (sold.length === 0) return;
    const { id: giftId, price } = pickOne(sold);
    const now = clock.now();
    const accountId = pickOne(ids);
    const order = {
      giftId,
      price,
      anchorId,
      accountId,
      ...(await findLook(db, anchorId, accountId)),
      count: price <= 5 && chance() < 0.3 ? 10 : 1,
      share: env.ANCHOR_SHARE,
      playhead: null,
      key: randomUUID(),
      day: zonedDay(now, env.BRAND_ZONE),
      now,
    };
    try {
      await giveGift(db, order);
    } catch (error) {
      if (error instanceof NotEnoughGold) {
        await makeDemoRecharge(context, { accountId, at: now, key: `demo ${order.day}` });
      } else if (!(error instanceof CodedError)) throw error;
    }
  }

  return {
    async start(): Promise<void> {
      const at = clock.now();
      for (const name of givers.split(' ')) {
        const id = await db.transaction((tx) => makeDemoAccount(tx, { name, roles: ['user'], at }));
        if (id !== null) ids = [...ids, id];
      }
      looking = repeat(every.look, look, (error) =>
        log.warn({ err: error }, "the demo's fans can't give"),
      );
    },
    async stop(): Promise<void> {
      await looking?.stop();
    },
  };
}
