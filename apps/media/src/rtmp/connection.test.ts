import {
  audioBytes,
  chunkSizeBytes,
  commandBytes,
  connectBytes,
  handshakeBytes,
  publishBytes,
  videoBytes,
} from '@xiongmao/rtmp/words';
import { expect, test } from 'vitest';
import { audioConfig, videoConfig, videoFrame } from '../../testing/h264.ts';
import { createConnection, type EndPublisher, type PublishResult } from './connection.ts';

const key = 'pitch?key=good';
const moment = () => new Promise((resolve) => setImmediate(resolve));

/** A connection without a socket, and what becomes of it. */
function connected(answer: PublishResult['accepted'] | Promise<PublishResult> = true) {
  const seen: string[] = [];
  const sent: Buffer[] = [];
  let cut: EndPublisher = () => undefined;
  const connection = createConnection({
    write: (data) => sent.push(data),
    close: () => seen.push('closed'),
    pause: (paused) => seen.push(paused ? 'paused' : 'goes on'),
    publish: async ({ stream, secret }, end) => {
      seen.push(`asked ${stream} ${secret}`);
      cut = end;
      if (typeof answer !== 'boolean') return answer;
      if (!answer) return { accepted: false, reason: 'unknownKey', final: true };
      return {
        accepted: true,
        publisher: {
          video: ({ kind }, at) => seen.push(`video ${kind} ${at}`),
          audio: ({ kind }, at) => seen.push(`audio ${kind} ${at}`),
          leave: (reason) => seen.push(`left ${reason}`),
        },
      };
    },
    onFault: (fault) => seen.push(`fault ${fault}`),
  });
  const push = (...bytes: Buffer[]) => {
    for (const each of bytes) connection.push(each);
  };
  return {
    seen,
    push,
    cut: (reason: string, final: boolean) => cut(reason, final),
    connection,
    said: () => Buffer.concat(sent).toString('latin1'),
  };
}

const hello = () => [handshakeBytes(), connectBytes()];
const media = () => [
  chunkSizeBytes(4096),
  videoBytes(0, videoConfig()),
  audioBytes(0, audioConfig()),
  videoBytes(40, videoFrame(true)),
];

test('An encoder with a good key publishes', async () => {
  const { seen, push, said } = connected();
  push(...hello(), publishBytes(key));
  expect(said()).toContain('NetConnection.Connect.Success');
  expect(said()).not.toContain('NetStream.Publish.Start');
  await moment();
  expect(said()).toContain('NetStream.Publish.Start');
  push(...media(), commandBytes(1, 'deleteStream', 6, null, 1));
  expect(seen).toEqual([
    'paused',
    'asked pitch good',
    'goes on',
    'video config 0',
    'audio config 0',
    'video frame 40',
    'left unpublished',
    'closed',
  ]);
});

test('A refused one is told so before any of its media is looked at', async () => {
  const { seen, push, said } = connected(false);
  push(...hello(), Buffer.concat([publishBytes(key), ...media()]));
  await moment();
  push(...media());
  expect(said()).toContain('NetStream.Publish.Denied');
  expect(said()).toContain('unknownKey');
  expect(seen.filter((line) => /video|audio/.test(line))).toEqual([]);
  expect(seen.at(-1)).toBe('closed');
});

test('The key is in nothing that is answered', async () => {
  const { push, said } = connected();
  push(...hello(), publishBytes('pitch?key=very-secret'));
  await moment();
  expect(said()).not.toContain('very-secret');
});

test('Who can not be asked for is let go without a last word, to come back', async () => {
  const { push, seen, said } = connected(Promise.reject(new Error('down')));
  push(...hello(), publishBytes(key));
  await moment();
  expect(said()).not.toContain('Denied');
  expect(seen.at(-1)).toBe('closed');
});

test('One that has hung up while the server was asked publishes nothing', async () => {
  let answer = (_: PublishResult) => {};
  const { push, connection, seen } = connected(new Promise((resolve) => (answer = resolve)));
  push(...hello(), publishBytes(key));
  connection.closed();
  const publisher = {
    video: () => undefined,
    audio: () => undefined,
    leave: (reason: string) => void seen.push(`left ${reason}`),
  };
  answer({ accepted: true, publisher });
  await moment();
  expect(seen).toContain('left closed');
});

test.each([
  ['a key without a secret', publishBytes('pitch')],
  ['a key whose name is none', publishBytes('../../etc?key=good')],
])('%s is refused without asking', async (_, bytes) => {
  const { push, seen, said } = connected();
  push(...hello(), bytes);
  await moment();
  expect(seen).toEqual(['closed']);
  expect(said()).toContain('NetStream.Publish.Denied');
});

test('Another application, and who wants to play, are told that there is nothing', () => {
  const other = connected();
  other.push(handshakeBytes(), connectBytes('vod'));
  expect(other.said()).toContain('NetConnection.Connect.Rejected');
  const player = connected();
  player.push(...hello(), commandBytes(1, 'play', 5, null, 'pitch'));
  expect(player.said()).toContain('NetStream.Play.Failed');
});

test('HEVC by Enhanced RTMP, and sound that is no AAC, are refused by name', async () => {
  const hevc = connected();
  hevc.push(...hello(), publishBytes(key));
  await moment();
  hevc.push(
    videoBytes(0, Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1'), Buffer.alloc(20)])),
  );
  expect(hevc.said()).toContain('not hvc1');
  expect(hevc.seen.slice(-2)).toEqual(['left unsupportedCodec', 'closed']);
  const mp3 = connected();
  mp3.push(...hello(), publishBytes(key));
  await moment();
  mp3.push(audioBytes(0, Buffer.from([0x2f, 1, 2, 3])));
  expect(mp3.said()).toContain('not audio2');
});

test('A publisher that is cut hears why; one that may come back does not', async () => {
  const banned = connected();
  banned.push(...hello(), publishBytes(key));
  await moment();
  banned.cut('banned', true);
  expect(banned.said()).toMatch(/NetStream\.Publish\.Denied.*banned/s);
  expect(banned.seen.filter((line) => line.startsWith('left'))).toEqual([]);
  const idle = connected();
  idle.push(...hello(), publishBytes(key));
  await moment();
  idle.cut('idle', false);
  expect(idle.said()).not.toContain('Denied');
});

test('A stranger gets no further than 64 KiB', () => {
  const { push, seen } = connected();
  push(...hello());
  const idle = commandBytes(0, 'nothing', 1, null, 'x'.repeat(900));
  for (let sent = 0; sent < 64 * 1024; sent += idle.length) push(idle);
  expect(seen).toEqual(['fault tooMuchBeforePublish', 'closed']);
});
