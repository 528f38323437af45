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

export interface Bought {
  purchases: number;
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
});

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
function buyOn(port: number, next: (n: number) => string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let count = 0;
    let asked = 0;
    let held = '';
    const ask = () => {
      const request = next(asked++);
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
      if (!held.includes('"status":"success"')) {
        reject(new Error(`a purchase was refused:\n${held}`));
        return socket.destroy();
      }
      held = '';
      count += 1;
      ask();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(count));
  });
}
