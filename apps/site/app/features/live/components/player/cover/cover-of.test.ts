import { ApiError } from '@xiongmao/api/client';
import { liveErrors } from '@xiongmao/api/live/errors';
import { LeaseRefused } from '@xiongmao/player/keep-lease';
import { expect, test } from 'vitest';
import { type Cover, coverOf } from './cover-of.ts';

const known = {
  replay: false,
  state: 'live',
  access: 'free',
  failure: null,
  trouble: null,
  doing: 'playing',
} as const;
const cover = (more: Partial<Parameters<typeof coverOf>[0]>) => coverOf({ ...known, ...more });
const refused = (code: number) => ({ error: new ApiError(200, code, 'no'), ends: true });

test('Nothing lies over a picture that plays, or that was stopped by hand', () => {
  expect(cover({})).toBe('none');
  expect(cover({ doing: 'paused' })).toBe('none');
});

test.each<[string, Parameters<typeof cover>[0], Cover]>([
  ['a preview is over', { access: 'locked' }, 'locked'],
  ['a preview is for who is signed in', { access: 'signIn' }, 'signIn'],
  ['nobody broadcasts', { failure: refused(liveErrors.noBroadcast.code) }, 'offline'],
  ['too many pages play', { failure: refused(liveErrors.tooManyPlayers.code) }, 'refused'],
  ['the lease is used elsewhere', { failure: { error: new LeaseRefused(), ends: true } }, 'denied'],
  ['media took it down', { trouble: 'denied', doing: 'buffering' }, 'denied'],
  ['the publisher is waited for', { state: 'interrupted', doing: 'buffering' }, 'interrupted'],
  ['the broadcast is over', { state: 'ended', doing: 'buffering' }, 'ended'],
  [
    'it is over for who saw its preview',
    { state: 'ended', access: 'locked', doing: 'loading' },
    'ended',
  ],
  [
    'it is over for whose preview was over before',
    { state: 'ended', access: 'locked', doing: 'paused' },
    'ended',
  ],
  ['the playlist has come to its end', { doing: 'over' }, 'ended'],
  ['the replay has', { replay: true, state: 'ended', doing: 'over' }, 'replayOver'],
  ['media has no picture yet', { trouble: 'notLive', doing: 'loading' }, 'loading'],
  ['there is no network', { trouble: 'network', doing: 'buffering' }, 'network'],
  ['the browser wants a touch', { doing: 'blocked' }, 'blocked'],
])('It is said that %s', (_, given, expected) => {
  expect(cover(given)).toBe(expected);
});

test('What is held plays on while the publisher, or the network, is away', () => {
  expect(cover({ state: 'interrupted' })).toBe('none');
  expect(cover({ state: 'ended' })).toBe('none');
  expect(cover({ trouble: 'network' })).toBe('none');
});

test('A replay plays whatever its room does now', () => {
  expect(cover({ replay: true, state: 'interrupted', doing: 'loading' })).toBe('loading');
});
