// Buyers at their browsers: each connection buys one plan, unlocks one room, or gives one gift, after the other, for
// one buyer after the other.
import { connect } from 'node:net';
import { tokenOf } from '../data/market.ts';
import { answer } from '../ipc.ts';

export interface Buying {
  port: number;
  /** The first plan; each is bought by every buyer before the next. */
  plan: number;
  price: number;
  buyers: number;
  clients: number;
  seconds: number;
}

export interface Unlocking extends Omit<Buying, 'plan'> {
  /** The first room; each is unlocked by everybody before the next. */
  room: number;
}

export interface Giving extends Omit<Buying, 'plan'> {
  anchor: number;
  gift: number;
}

export interface Redeeming extends Omit<Buying, 'plan'> {
  goods: number;
}

export interface Drawing extends Omit<Buying, 'plan'> {
  box: number;
}

/** Each buyer once. */
export type Rushing = Omit<Redeeming, 'seconds'>;

export interface Bought {
  purchases: number;
}

export interface Rushed {
  got: number;
  refused: number;
}

answer({
  buy: ({ plan, price, ...buying }: Buying) =>
    buyAll(buying, plan, (id) => ({ path: '/java/orderpay/goldExpertPlan', body: { id, price } })),
  unlock: ({ room, price, ...buying }: Unlocking) =>
    buyAll(buying, room, (broadcastId) => ({
      path: '/java/orderpay/match/pay/liveUnlock',
      body: { broadcastId, price },
    })),
  give: ({ anchor: anchorId, gift: giftId, price, ...giving }: Giving) =>
    buyAll(giving, 0, () => ({
      path: '/java/gift/send',
      body: { anchorId, giftId, count: 1, price },
    })),
  redeem: redeemAll,
  draw: ({ box: id, price, ...drawing }: Drawing) =>
    buyAll(drawing, 0, () => ({
      path: '/java/blindBox/draw',
      body: { id, price, clientSeed: '0123456789abcdef', recipient },
    })),
  rush: rushAll,
});

const recipient = {
  name: 'A buyer',
  phone: '+8613800000000',
  country: 'CN',
  region: '',
  city: 'Chengdu',
  street: '1 Bench Road',
  postcode: '',
};
const reservation = (goodsId: number, price: number): Order => ({
  path: '/java/orderpay/goodsOrder',
  body: { goodsId, count: 1, price, recipient },
});

/** Reserves, and pays what was reserved; answers how many were paid. */
async function redeemAll({ port, goods, price, buyers, clients, seconds }: Redeeming) {
  const deadline = performance.now() + seconds * 1_000;
  const each = Math.floor(buyers / clients);
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      buyOn(port, (n, last) => {
        const token = tokenOf(client * each + (Math.floor(n / 2) % each));
        if (n % 2 === 1) {
          const id = Number(/"result":\{"id":(\d+)/.exec(last)![1]);
          return requestOf(token, { path: '/java/orderpay/payGoodsOrder', body: { id } });
        }
        return performance.now() >= deadline ? null : requestOf(token, reservation(goods, price));
      }),
    ),
  );
  return { purchases: counts.reduce((sum, count) => sum + count, 0) / 2 };
}

/** Everybody wants one, once. */
async function rushAll({ port, goods, price, buyers, clients }: Rushing): Promise<Rushed> {
  const each = Math.ceil(buyers / clients);
  let asked = 0;
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      buyOn(
        port,
        (n) => {
          const buyer = client * each + n;
          if (n >= each || buyer >= buyers) return null;
          asked += 1;
          return requestOf(tokenOf(buyer), reservation(goods, price));
        },
        { mayFail: true },
      ),
    ),
  );
  const got = counts.reduce((sum, count) => sum + count, 0);
  return { got, refused: asked - got };
}

interface Order {
  path: string;
  body: object;
}

async function buyAll(
  { port, buyers, clients, seconds }: Omit<Buying, 'plan' | 'price'>,
  first: number,
  orderOf: (id: number) => Order,
): Promise<Bought> {
  const deadline = performance.now() + seconds * 1_000;
  const each = Math.floor(buyers / clients);
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      buyOn(port, (n) => {
        if (performance.now() >= deadline) return null;
        const buyer = client * each + (n % each);
        return requestOf(tokenOf(buyer), orderOf(first + Math.floor(n / each)));
      }),
    ),
  );
  return { purchases: counts.reduce((sum, count) => sum + count, 0) };
}

function requestOf(token: string, order: Order): string {
  const body = JSON.stringify(order.body);
  const key = crypto.randomUUID();
  return (
    `POST ${order.path} HTTP/1.1\r\nhost: localhost\r\nx-xiongmao: 1\r\n` +
    `token: ${token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n\r\n${body}`
  );
}

/** One request at a time, until there is none; answers how many purchases came of them. */
function buyOn(
  port: number,
  next: (n: number, last: string) => string | null,
  { mayFail = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let count = 0;
    let asked = 0;
    let held = '';
    const ask = () => {
      const request = next(asked++, held);
      held = '';
      if (request === null) socket.end();
      else socket.write(request);
    };
    socket.setEncoding('utf8');
    socket.on('connect', ask);
    socket.on('data', (chunk: string) => {
      held += chunk;
      const end = held.indexOf('\r\n\r\n');
      const length = /\r\ncontent-length: (\d+)/i.exec(held.slice(0, Math.max(end, 0)))?.[1];
      if (end < 0 || Buffer.byteLength(held) < end + 4 + Number(length)) return;
      const isBought = held.includes('"status":"success"');
      if (!isBought && !mayFail) {
        reject(new Error(`a purchase was refused:\n${held}`));
        return socket.destroy();
      }
      if (isBought) count += 1;
      ask();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(count));
  });
}
