import { expect, test } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

const bounds = { ofHost: 2, ofNetwork: 3, inAll: 5 };

test('One host, and one network, have so much room', () => {
  const enter = createWaitingRoom(bounds);
  const come = (address: string) => enter(address, () => undefined) !== null;
  expect([come('10.0.0.1'), come('10.0.0.1'), come('10.0.0.1')]).toEqual([true, true, false]);
  expect([come('10.0.0.2'), come('10.0.0.3')]).toEqual([true, false]);
  expect(come('10.0.1.1')).toBe(true);
});

test('Who leaves makes room, once', () => {
  const enter = createWaitingRoom({ ofHost: 1, ofNetwork: 1, inAll: 1 });
  const leave = enter('10.0.0.1', () => undefined)!;
  expect(enter('10.0.0.1', () => undefined)).toBeNull();
  leave();
  leave();
  expect(enter('10.0.0.1', () => undefined)).not.toBeNull();
  expect(enter('10.0.0.1', () => undefined)).toBeNull();
});

test('Where it is full the network that has most gives way, its oldest first', () => {
  const enter = createWaitingRoom(bounds);
  const cut: string[] = [];
  const come = (address: string) => enter(address, () => void cut.push(address)) !== null;
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.1.1', '10.0.2.1']) come(address);
  expect(come('10.0.9.1')).toBe(true);
  expect(cut).toEqual(['10.0.0.1']);
  expect(come('10.0.8.1')).toBe(true);
  expect(cut).toEqual(['10.0.0.1', '10.0.0.2']);
  // Of those who have no more than the newcomer's network none gives way.
  expect(come('10.0.8.2')).toBe(false);
});
