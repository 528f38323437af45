import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { addresses } from '../hls/addresses.ts';
import type { Stream } from '../streams/stream.ts';
import type { Streams } from '../streams/streams.ts';
import { createGate } from './gate.ts';
import type { Lease, Leases } from './leases.ts';

/** On air since its second recording, of which the segments from 5 and the parts from 20 on are in memory. */
const onAir = {
  recorder: { recording: 'now' },
  window: { segments: [{ number: 5, parts: [{ number: 20 }, { number: 21 }] }] },
} as unknown as Stream;

interface Given {
  lease?: Partial<Lease>;
  stream?: Stream | null;
  banned?: string[];
}

/** Why what stands at an address is refused to a lease; null where it is given. */
function gateOf({ lease = {}, stream = onAir, banned = [] }: Given) {
  const onRefused = vi.fn();
  const admitted = {
    lease: {
      stream: 'derby',
      viewer: 'v',
      recordings: null,
      liveOnly: false,
      waiting: 0,
      ...lease,
    },
  };
  const gate = createGate({
    streams: {
      get: () => stream,
      isBanned: (_: string, recordings: readonly string[]) =>
        recordings.some((one) => banned.includes(one)),
    } as unknown as Streams,
    leases: { admit: () => admitted } as unknown as Leases,
    addressOf: () => '192.0.2.1',
    onRefused,
  });
  return {
    onRefused,
    refused: (file: string, name = 'derby') =>
      gate({} as IncomingMessage, `/live/token/${name}/${file}`).refused,
  };
}

const { part, segment, init, replay } = addresses;

test('Who may see a preview is given the last minute of what is on, and nothing from before it', () => {
  const { refused } = gateOf({ lease: { liveOnly: true, recordings: ['earlier', 'now'] } });
  const given = ['index.m3u8', 'live.m3u8', 'sound.m3u8', init('now', 0)];
  const fresh = [segment('now', 5), segment('now', 6, 'sound'), part('now', 20), part('now', 24)];
  expect([...given, ...fresh].map((file) => refused(file))).toEqual(
    [...given, ...fresh].map(() => null),
  );
  const past = [segment('now', 4), part('now', 19), 'dvr.m3u8', replay('now')];
  const earlier = [segment('earlier', 5), part('earlier', 20), init('earlier', 0)];
  expect([...past, ...earlier].map((file) => refused(file))).toEqual(
    [...past, ...earlier].map(() => 'notGranted'),
  );
});

test('Who may see a preview is given no part before there is one', () => {
  const bare = { recorder: { recording: 'now' }, window: { segments: [] } } as unknown as Stream;
  const { refused } = gateOf({ lease: { liveOnly: true }, stream: bare });
  expect([segment('now', 0), part('now', 0)].map((file) => refused(file))).toEqual([
    'notGranted',
    'notGranted',
  ]);
});

test('A lease of some recordings plays these, and a lease of none in particular all of its stream', () => {
  const some = gateOf({ lease: { recordings: ['now'] } });
  expect(some.refused(segment('now', 1))).toBeNull();
  expect(some.refused(replay('now'))).toBeNull();
  expect(some.refused(replay('earlier'))).toBe('notGranted');
  expect(some.refused('live.m3u8')).toBeNull();
  // Its stream's name is another broadcast's by now.
  const past = gateOf({ lease: { recordings: ['earlier'] } });
  expect(past.refused('live.m3u8')).toBe('notGranted');
  expect(past.refused(replay('earlier'))).toBeNull();
  expect(gateOf({}).refused(replay('earlier'))).toBeNull();
});

test('Nothing of a broadcast that is banned is given, whichever of its recordings is', () => {
  const { refused, onRefused } = gateOf({
    lease: { recordings: ['earlier', 'now'] },
    banned: ['now'],
  });
  expect(refused(replay('earlier'))).toBe('banned');
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('banned');
  expect(gateOf({ banned: ['now'] }).refused('live.m3u8')).toBe('banned');
});

test('A token plays its own stream alone', () => {
  expect(gateOf({}).refused('live.m3u8', 'cup')).toBe('badToken');
});
