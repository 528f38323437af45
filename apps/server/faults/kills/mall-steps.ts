import { sql } from 'drizzle-orm';
import { makeShop, type OwnShop } from '../world.ts';
import { type Answer, signIn } from './clients.ts';
import { type Make, one, type People } from './step.ts';

const recipient = {
  ...{ name: 'Lin Xiaoyu', phone: '13812345678', country: 'CN', region: 'Sichuan' },
  ...{ city: 'Chengdu', street: '26 Panda Road', postcode: '610081' },
};
/** Of what is sent, a box has so many reserved. */
const inBox = 2;

const resultOf = (answer: Answer | null) => answer?.body.result;

async function open(people: People) {
  const shop = await makeShop(people.product, [people.fan.uid]);
  return { shop, scarf: shop.goods[0]!, card: shop.goods[1]! };
}

const order = ({ fan }: People, { id, price }: OwnShop['goods'][number], key: string) =>
  fan.send(
    'POST',
    '/java/orderpay/goodsOrder',
    { goodsId: id, count: 1, price, recipient },
    `key-of-${key}`,
  );

async function ordered(people: People, goods: OwnShop['goods'][number], key: string) {
  const answer = await order(people, goods, key);
  const id: number | undefined = resultOf(answer)?.id;
  if (!id) throw new Error(`nothing was ordered: ${JSON.stringify(answer)}`);
  return id;
}

const payFor = ({ fan }: People, id: number) =>
  fan.send('POST', '/java/orderpay/payGoodsOrder', { id });

/** What became of an order, its gold and its goods. */
const stand = (people: People, id: number) =>
  one<{
    state: string;
    hold: string | null;
    paid: number;
    steps: number;
    stock: string;
    cards: number;
  }>(
    people,
    sql`select o.state, h.state as hold, g.reserved || ' reserved, ' || g.sold || ' sold' as stock,
        (select count(*)::int from transfer t where t.reference = 'goodsOrder:' || o.id
          and t.kind in ('hold', 'goods')) as paid,
        (select count(*)::int from goods_order_step s where s.order_id = o.id) as steps,
        (select count(*)::int from goods_card c where c.order_id = o.id) as cards
      from goods_order o join goods g on g.id = o.goods_id left join hold h on h.id = o.hold_id
      where o.id = ${id}`,
  );

/** As `stand` must be; null when it is. */
async function differs(people: People, id: number, due: object): Promise<string | null> {
  const found = await stand(people, id);
  const isRight = Object.entries(due).every(([name, value]) => Object(found)[name] === value);
  return isRight ? null : `order ${id}: ${JSON.stringify(found)}, not ${JSON.stringify(due)}`;
}

export const reserve: Make = async (people, _random, mark) => {
  const { scarf } = await open(people);
  let orderId: number | null = null;
  const find = () =>
    one<{ id: number; orders: number; reserved: number }>(
      people,
      sql`select min(o.id) as id, count(*)::int as orders, min(g.reserved) as reserved
        from goods_order o join goods g on g.id = o.goods_id
        where o.goods_id = ${scarf.id} and o.account_id = ${people.fan.uid}`,
    );
  return {
    marker: 'create_order',
    statements: 1,
    async act() {
      orderId = resultOf(await order(people, scarf, mark))?.id ?? null;
      return orderId !== null;
    },
    async lost() {
      return (await find())?.id === orderId ? null : `order ${orderId} of goods ${scarf.id}`;
    },
    async wrong() {
      const found = await find();
      // Few are to be unpaid at a time, and few to come to nothing.
      await people.fan.send('POST', '/java/orderpay/payGoodsOrder', { id: orderId });
      await people.fan.send('POST', '/java/user/order/cancel', { id: orderId });
      const isRight = found?.orders === 1 && found.reserved === inBox + 1;
      return isRight ? null : `goods ${scarf.id}: ${JSON.stringify(found)}`;
    },
  };
};

export const pay: Make = async (people, random, mark) => {
  const { scarf, card } = await open(people);
  const isSent = random.chance(0.5);
  const id = await ordered(people, isSent ? scarf : card, mark);
  const due = isSent
    ? { state: 'paid', hold: 'held', paid: 1, steps: 2, cards: 0 }
    : { state: 'redeemed', hold: null, paid: 1, steps: 2, cards: 1 };
  return {
    marker: 'pay_order',
    statements: 1,
    async act() {
      return resultOf(await payFor(people, id))?.state === due.state;
    },
    lost: () => differs(people, id, due),
    wrong: () => differs(people, id, due),
  };
};

/** At the desk: something happens to a paid order. */
const working =
  (event: object, due: object): Make =>
  async (people, _random, mark) => {
    const { scarf } = await open(people);
    const id = await ordered(people, scarf, mark);
    await payFor(people, id);
    const staff = await signIn(people.url, 'admin');
    await staff.send('POST', '/java/goods/desk/claim', { id });
    const path = `/java/console/goods-orders/${id}`;
    const version = (await staff.get(path))?.body.version;
    const check = () => differs(people, id, due);
    return {
      marker: 'lock_wallets(array',
      statements: 20,
      async act() {
        const answer = await staff.send('PATCH', path, { ...event, version });
        // That it was done before is an answer, too.
        return answer?.status === 200 || answer?.status === 409;
      },
      lost: check,
      wrong: check,
    };
  };

export const ship = working(
  { event: 'ship', carrier: 'sf', tracking: 'SF1234567890' },
  { state: 'redeemed', hold: 'captured', steps: 3, stock: `${inBox} reserved, 1 sold` },
);

export const giveBack = working(
  { event: 'refund', reason: 'None left' },
  { state: 'refunded', hold: 'released', steps: 3, stock: `${inBox} reserved, 0 sold` },
);

export const draw: Make = async (people, random, mark) => {
  const { shop } = await open(people);
  const clientSeed = random.int(1, 1_000_000).toString(16).padStart(16, '0');
  let orderId: number | null = null;
  const find = () =>
    one<{ orderId: number; drawn: number; paid: number }>(
      people,
      sql`select d.order_id as "orderId", b.drawn, (select count(*)::int from transfer t
          where t.kind = 'blindBox' and t.reference = 'goodsOrder:' || d.order_id) as paid
        from blind_box b join blind_draw d on d.edition_id = b.id where b.id = ${shop.boxId}`,
    );
  return {
    marker: 'admit_draws',
    statements: 4,
    async act() {
      const given = { id: shop.boxId, price: shop.boxPrice, clientSeed, recipient };
      const answer = await people.fan.send('POST', '/java/blindBox/draw', given, `key-of-${mark}`);
      orderId = resultOf(answer)?.order.id ?? null;
      return orderId !== null;
    },
    async lost() {
      return (await find())?.orderId === orderId ? null : `draw ${orderId} from ${shop.boxId}`;
    },
    async wrong() {
      const found = await find();
      const isRight = found?.drawn === 1 && found.paid === 1 && found.orderId === orderId;
      return isRight ? null : `box ${shop.boxId}: ${JSON.stringify(found)}`;
    },
  };
};
