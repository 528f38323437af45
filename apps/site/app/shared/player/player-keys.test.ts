import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { playerKeys } from './player-keys.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr' } });
});

const element = (fits: (selector: string) => boolean = () => false) => ({
  matches: fits,
  closest: (selector: string) => (fits(selector) ? {} : null),
});
const player = element();
const button = element();
const slider = element((selector) => selector === 'input[type=range]');
const field = element((selector) => selector.includes('textarea'));

/** What a key does that is pressed in one of the player's parts, and whether the page hears of it. */
function press(key: string, target: object) {
  const done: string[] = [];
  const act = (name: string) => () => void done.push(name);
  const actions = {
    ...{ play: act('play'), toggleMute: act('mute'), toggleFullscreen: act('fullscreen') },
    ...{ seek: act('seek'), changeVolume: act('volume') },
  };
  const preventDefault = vi.fn();
  const event = { target, currentTarget: player, key, preventDefault };
  playerKeys(actions, { c: act('captions') })(event as unknown as KeyboardEvent<HTMLElement>);
  expect(preventDefault).toHaveBeenCalledTimes(done.length);
  return done.join();
}

test('The player’s keys play, seek, mute and fill the screen', () => {
  const keys = [' ', 'k', 'ArrowLeft', 'ArrowUp', 'm', 'F', 'c', 'x'];
  expect(keys.map((key) => press(key, player))).toEqual([
    ...['play', 'play', 'seek', 'volume', 'mute', 'fullscreen', 'captions', ''],
  ]);
});

test('Of a button the space bar is its own, of a slider the arrows, of a field each', () => {
  const keys = [' ', 'k', 'ArrowLeft'];
  const within = (part: object) => keys.map((key) => press(key, part));
  expect(within(button)).toEqual(['', 'play', '']);
  expect(within(slider)).toEqual(['play', 'play', '']);
  expect(within(field)).toEqual(['', '', '']);
});
