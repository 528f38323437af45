import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  addCards,
  addCategory,
  addEdition,
  addGoods,
  changeStock,
  confirmAge,
  createDeckKeeper,
  createOrder,
  gatherDraws,
  hasGoods,
  keptRecipient,
  mallContext,
  openEdition,
  payOrder,
} from '#modules/mall/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { ModuleContext } from '#platform/module.ts';
import { makeDemoAccount } from '../identity/accounts.ts';
import { makeDemoRecharge } from '../wallet/recharge.ts';
import { categories, demoBoxes, demoGoods } from './goods.ts';

/** Fans who redeem and draw, and never sign in. */
const customers = 'NorthStand12 LaoQiuMi HalfTimeTea';
const recipient = {
  name: 'Demo Fan',
  phone: '+8613800000000',
  country: 'CN',
  region: '四川',
  city: '成都',
  street: '看台路26号',
  postcode: '610000',
};
const rules = { daily: 20, coolDown: 0, age: 18, closesAt: null };

interface Shop {
  goods: ReadonlyMap<string, number>;
  /** The box that is drawn to its end. */
  endedId: number;
}

/** Fills the demo's shop where nobody has put anything in it. */
export async function seedDemoShop(given: ModuleContext): Promise<void> {
  const context = mallContext(given);
  const shop = await given.db.transaction(async (tx) => {
    // Of two processes that start at once, the second finds what the first has made.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber('demo shop')})`);
    return (await hasGoods(tx)) ? null : fill(tx, context);
  });
  if (shop) await sell(context, shop);
}

type Context = ReturnType<typeof mallContext>;

async function fill(tx: Tx, context: Context): Promise<Shop> {
  const at = context.clock.now();
  const ids = new Map<string, number>();
  for (const [place, [name, names]] of Object.entries(categories).entries()) {
    ids.set(name, await addCategory(tx, { names, order: place }));
  }
  const goods = new Map<string, number>();
  for (const [place, each] of demoGoods.entries()) {
    const { name, kind = 'physical', category, names, descriptions, price, stock } = each;
    const goodsId = await addGoods(tx, {
      ...{ kind, names, descriptions, price },
      categoryId: ids.get(category)!,
      pictures: [`/uploads/mall/${name}.webp`],
      conditions: { level: 0, limit: null, phone: false, ...each.conditions },
      onSale: true,
      publishAt: new Date(at.getTime() - place * 86_400_000).toISOString(),
      offAt: null,
      order: place,
      lowStock: 5,
    });
    goods.set(name, goodsId);
    if (kind === 'virtual') {
      const lines = Array.from({ length: stock }, () => {
        const [number, code] = [randomBytes(8), randomBytes(3)];
        return `DEMO-${number.toString('hex').toUpperCase()},${code.toString('hex')}`;
      });
      await addCards(tx, context, { goodsId, lines: lines.join('\n'), uid: null });
    } else if (stock > 0) {
      await changeStock(tx, { goodsId, count: stock, reason: 'demo', by: null, at });
    }
  }
  const open = async ({
    names,
    descriptions,
    price,
    prizes,
  }: (typeof demoBoxes)['open' | 'ended']) => {
    const id = await addEdition(tx, {
      ...{ names, descriptions, price, ...rules },
      picture: '/uploads/mall/box.webp',
      prizes: Object.entries(prizes).map(([name, count]) => ({ goodsId: goods.get(name)!, count })),
    });
    await openEdition(tx, context, id);
    return id;
  };
  const endedId = await open(demoBoxes.ended);
  await open(demoBoxes.open);
  return { goods, endedId };
}

/** Redemptions that wait for the desk, and draws of a box to its end. */
async function sell(context: Context, { goods, endedId }: Shop): Promise<void> {
  const { db, clock, env, sealing } = context;
  const now = clock.now();
  const { price, prizes } = demoBoxes.ended;
  const draw = gatherDraws({ db, keeper: createDeckKeeper(sealing), zone: env.BRAND_ZONE });
  const people: number[] = [];
  for (const name of customers.split(' ')) {
    const uid = await db.transaction((tx) =>
      makeDemoAccount(tx, { name, roles: ['user'], at: now }),
    );
    if (uid === null) continue;
    people.push(uid);
    await makeDemoRecharge(context, { accountId: uid, at: now, key: 'demo shop' });
    await confirmAge(db, { uid, age: 18, isOldEnough: true, now });
    const order = {
      goodsId: goods.get('scarf')!,
      count: 1,
      price: 180,
      key: 'demo',
      asked: 'demo',
      remarks: null,
    };
    const kept = keptRecipient(sealing, uid, recipient);
    const { id } = await createOrder(db, { ...order, ...kept, accountId: uid, now });
    await payOrder(db, { id, accountId: uid, now });
  }
  if (people.length === 0) return;
  const size = Object.values(prizes).reduce((sum, count) => sum + count, 0);
  for (let number = 0; number < size; number++) {
    const uid = people[number % people.length]!;
    await draw({
      ...keptRecipient(sealing, uid, recipient),
      editionId: endedId,
      accountId: uid,
      price,
      clientSeed: randomBytes(16).toString('hex'),
      key: `demo:${number}`,
      asked: 'demo',
      now,
    });
  }
}
