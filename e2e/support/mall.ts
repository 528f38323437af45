import { type APIRequestContext, expect, request } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { write as writeAs } from './people/register.ts';
import { signIn } from './people/staff.ts';

/** What the mall's staff do before a journey, by their calls. */
export interface Office {
  newGoods: (given: NewGoods) => Promise<number>;
  /** A draft of a blind box with so many of each prize; its id. */
  draftBox: (given: NewBox) => Promise<number>;
  /** The same, opened. */
  openBox: (given: NewBox) => Promise<number>;
  ship: (orderId: number, tracking: string) => Promise<void>;
  refund: (orderId: number, reason: string) => Promise<void>;
  answer: (orderId: number, text: string) => Promise<void>;
  leave: () => Promise<void>;
}

interface NewGoods {
  name: string;
  price: number;
  /** Pieces of what is sent; card numbers of what is not. */
  stock: number | readonly string[];
}

interface NewBox {
  name: string;
  price: number;
  prizes: Record<number, number>;
}

type Method = 'GET' | 'POST' | 'PATCH';

const texts = (text: string) => ({ zh_CN: text, en_US: text });

/** The administrator, who fills the shop, and who answers and ships. */
export async function openOffice(product: Product): Promise<Office> {
  const office = await request.newContext();
  await signIn(office, product, 'admin');
  const send = <Result>(method: Method, path: string, data?: object) =>
    write<Result>(office, product, method, path, data);
  async function work(orderId: number, change: object): Promise<void> {
    await send('POST', '/goods/desk/claim', { id: orderId });
    const order = `/console/goods-orders/${orderId}`;
    const { version } = await send<{ version: string }>('GET', order);
    await send('PATCH', order, { version, ...change });
  }
  async function draftBox({ name, price, prizes }: NewBox): Promise<number> {
    const { id } = await send<{ id: number }>('POST', '/console/blind-boxes', {
      names: texts(name),
      descriptions: texts(name),
      picture: null,
      price,
      daily: 50,
      coolDown: 0,
      age: 18,
      closesAt: null,
      prizes: Object.entries(prizes).map(([goodsId, count]) => ({
        goodsId: Number(goodsId),
        count,
      })),
    });
    return id;
  }
  return {
    async newGoods({ name, price, stock }) {
      const kind = typeof stock === 'number' ? 'physical' : 'virtual';
      const { id } = await send<{ id: number }>('POST', '/console/goods', {
        kind,
        names: texts(name),
        descriptions: texts(`${name}, as fans like it.`),
        categoryId: null,
        price,
        pictures: [],
        conditions: { level: 0, limit: { count: 5, days: 30 }, phone: false },
        onSale: true,
        publishAt: new Date(Date.now() - 60_000).toISOString(),
        offAt: null,
        order: 1,
        lowStock: 0,
      });
      await (typeof stock === 'number'
        ? send('POST', '/console/stock-changes', { goodsId: id, count: stock, reason: 'Delivered' })
        : send('POST', '/goods/cards', { goodsId: id, lines: stock.join('\n') }));
      return id;
    },
    draftBox,
    async openBox(given) {
      const id = await draftBox(given);
      await send('POST', '/blindBox/open', { id });
      return id;
    },
    ship: (orderId, tracking) => work(orderId, { event: 'ship', carrier: 'sf', tracking }),
    refund: (orderId, reason) => work(orderId, { event: 'refund', reason }),
    async answer(orderId, text) {
      await send('POST', '/goods/desk/message', { id: orderId, text });
    },
    leave: () => office.dispose(),
  };
}

/** Where the journeys' parcels go. */
export const recipient = {
  name: 'Lin Xiaoyu',
  phone: '13812345678',
  country: 'CN',
  region: 'Sichuan',
  city: 'Chengdu',
  street: '26 Panda Road',
  postcode: '610081',
};

interface Reserved {
  id: number;
  number: string;
}

/** An order of whoever is signed in with the cookies of the request, not paid yet. */
export const reserve = (
  request: APIRequestContext,
  product: Product,
  goods: { goodsId: number; price: number },
): Promise<Reserved> =>
  writeAs<Reserved>(request, product, 'POST', '/orderpay/goodsOrder', {
    ...goods,
    count: 1,
    recipient,
  });

/** The same, paid. */
export async function redeem(
  request: APIRequestContext,
  product: Product,
  goods: { goodsId: number; price: number },
): Promise<Reserved> {
  const order = await reserve(request, product, goods);
  await writeAs(request, product, 'POST', '/orderpay/payGoodsOrder', { id: order.id });
  return order;
}

/** A back office's resources answer barely. */
async function write<Result>(
  office: APIRequestContext,
  { server }: Product,
  method: Method,
  path: string,
  data?: object,
): Promise<Result> {
  const headers = { 'x-xiongmao': '1' };
  const response = await office.fetch(`${server}/java${path}`, { method, headers, data });
  const answer = (await response.json()) as { status?: string; result?: Result };
  expect(response.ok() && (answer.status ?? 'success') === 'success', JSON.stringify(answer)).toBe(
    true,
  );
  return path.startsWith('/console/') ? (answer as Result) : answer.result!;
}
