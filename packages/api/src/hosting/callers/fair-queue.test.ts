import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

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
  const ask = (address: string) =>
    queue.run(address, () => {
      begun.push(address);
      return new Promise<void>((end) => ends.push(end));
    });
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
  for (let at = 0; at < 8; at++) void ask('1.1.1.1');
  for (let at = 0; at < 8; at++) await endOne();
  expect(begun).toHaveLength(8);
});

test('There is no room for more than a few that wait, of one host, of one network and of all', async () => {
  const { queue, ask } = setUp();
  for (let at = 0; at < 6; at++) void ask('1.1.1.1');
  expect(queue.hasRoom('1.1.1.1')).toBe(false);
  expect(queue.hasRoom('1.1.1.200')).toBe(true);
  for (let at = 0; at < 4; at++) void ask('1.1.1.2');
  expect(queue.hasRoom('1.1.1.200')).toBe(false);
  expect(queue.hasRoom('2.2.2.2')).toBe(true);
  for (let at = 0; at < 14; at++) void ask(`3.3.${at}.1`);
  expect(queue.hasRoom('9.9.9.9')).toBe(false);
});
