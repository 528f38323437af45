import { expect, test } from 'vitest';
import { createFairQueue, NoRoom } from './fair-queue.ts';

/** A queue whose tasks end when they are told to, in the order in which they began. */
function setUp(
  options = {
    atOncePerNetwork: 2,
    atOnce: 4,
    waitingPerHost: 4,
    waitingPerNetwork: 8,
    waiting: 20,
  },
) {
  const queue = createFairQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string) => {
    const asked = queue.run(address, () => {
      begun.push(address);
      return new Promise<void>((end) => ends.push(end));
    });
    asked.catch(() => undefined); // some give way
    return asked;
  };
  const endOne = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { queue, begun, ask, endOne };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

test('Few tasks are under way at once, and fewer for one network', async () => {
  const { begun, ask } = setUp();
  for (let at = 0; at < 6; at++) void ask(`1.1.1.${at}`);
  await settle();
  expect(begun).toHaveLength(2);
  for (let at = 0; at < 6; at++) void ask(`2.2.${at}.1`);
  await settle();
  expect(begun).toHaveLength(4);
});

test('A network with many tasks waiting does not hold up another', async () => {
  const { begun, ask, endOne } = setUp();
  for (let at = 0; at < 8; at++) void ask('1.1.1.1');
  void ask('2.2.2.2');
  void ask('3.3.3.3');
  void ask('4.4.4.4');
  await settle();
  await endOne();
  await endOne();
  expect(begun).toContain('2.2.2.2');
  expect(begun).toContain('3.3.3.3');
  expect(begun).toContain('4.4.4.4');
});

test('All that wait have their turn, and a failed task makes room, too', async () => {
  const { queue, begun, ask, endOne } = setUp();
  await expect(queue.run('1.1.1.1', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  for (let at = 0; at < 8; at++) void ask(`1.1.1.${at % 2}`);
  for (let at = 0; at < 8; at++) await endOne();
  expect(begun).toHaveLength(8);
});

test('The hosts of a network take turns, too', async () => {
  const { begun, ask, endOne } = setUp();
  for (let at = 0; at < 6; at++) void ask('1.1.1.1');
  void ask('1.1.1.2');
  await settle();
  await endOne();
  await endOne();
  expect(begun).toContain('1.1.1.2');
});

test('Of one host only so many wait; where its network is full, the host with most gives way', async () => {
  const { queue, ask } = setUp();
  const asked = [...Array(6)].map(() => ask('1.1.1.1'));
  expect(queue.hasRoom('1.1.1.1')).toBe(false);
  await expect(ask('1.1.1.1')).rejects.toThrow(NoRoom);
  for (let at = 0; at < 4; at++) void ask('1.1.1.2');
  expect(queue.waiting()).toBe(8);
  expect(queue.hasRoom('1.1.1.200')).toBe(true);
  void ask('1.1.1.200');
  await expect(asked.at(-1)).rejects.toThrow(NoRoom);
  expect(queue.waiting()).toBe(8);
});

test('Where all is full, the network with most gives way to who has less', async () => {
  const { queue, ask } = setUp();
  const most = Array.from({ length: 10 }, (_, at) => ask(`3.0.0.${at % 3}`));
  for (const net of [1, 2]) for (let at = 0; at < 8; at++) void ask(`${net}.0.0.${at % 3}`);
  expect(queue.waiting()).toBe(20);
  void ask('9.9.9.9');
  expect(queue.waiting()).toBe(20);
  const lost = await Promise.race([...most, new Promise((end) => setTimeout(end, 50))]).catch(
    (error: unknown) => error,
  );
  expect(lost).toBeInstanceOf(NoRoom);
});

test('A network that waits is served among the first, though it came when all was full', async () => {
  const { begun, ask, endOne } = setUp();
  for (let net = 1; net < 5; net++) {
    for (let at = 0; at < 8; at++) void ask(`${net}.0.0.${at % 3}`);
  }
  void ask('9.9.9.9');
  for (let ended = 0; ended < 6; ended++) await endOne();
  expect(begun).toContain('9.9.9.9');
});

test('Whoever has as many waiting as the others does not take the place of one of theirs', () => {
  const options = { atOncePerNetwork: 1, atOnce: 1, waitingPerHost: 9 };
  const waitsOf = (
    more: { waitingPerNetwork: number; waiting: number },
    [first, second, newcomer]: [string, string, string],
  ) => {
    const { queue, ask } = setUp({ ...options, ...more });
    void ask(first);
    for (let at = 0; at < 4; at++) for (const one of [first, second]) void ask(one);
    let taken = 0;
    for (; queue.hasRoom(newcomer) && taken < 9; taken++) void ask(newcomer);
    expect(queue.waiting()).toBe(8);
    return taken;
  };
  const hosts = waitsOf({ waitingPerNetwork: 8, waiting: 99 }, ['1.1.1.1', '1.1.1.2', '1.1.1.3']);
  const networks = waitsOf({ waitingPerNetwork: 99, waiting: 8 }, [
    '1.1.1.1',
    '2.2.2.2',
    '3.3.3.3',
  ]);
  expect({ hosts, networks }).toEqual({ hosts: 2, networks: 2 });
});
