import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@xiongmao/api/errors';
import { accountChannel, streamChannel, type Versioned } from '@xiongmao/api/realtime/channels';
import { type Closing, closes } from '@xiongmao/api/realtime/closes';
import { follow } from '@xiongmao/api/realtime/follow';
import type { OpenLine } from '@xiongmao/api/realtime/line';
import { keepLive, type Live } from '@xiongmao/api/realtime/live';
import { socketIo } from '@xiongmao/api/realtime/socket-io';
import { webSocket } from '@xiongmao/api/realtime/web-socket';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { bareSocket, realtimeServer } from '#testing/doubles/realtime-server.ts';
import { hasRedis, redisProcess } from '#testing/processes/processes.ts';
import { CodedError } from '../http/errors.ts';
import { History } from './history.ts';
import type { ServedStreams } from './served-channel.ts';

interface Said extends Versioned {
  text: string;
}

const chat = streamChannel<`room:${number}`, Said>({
  event: 'said',
  pattern: /^room:\d+$/,
  history: { messages: 5, bytes: 64 * 1024 },
});
const own = accountChannel<{ unread: number }>('own');

const network = { isOnline: () => true, subscribe: () => () => undefined };

/** The page's, which no header of a handshake tells. */
const language = 'ar';
const socketAddress = (origin: string) =>
  `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&language=${language}`;

const ways: [string, (origin: string) => OpenLine][] = [
  ['the product’s own client', (origin) => webSocket(socketAddress(origin))],
  [
    'socket.io’s client, long-polling',
    (origin) => socketIo(origin, { language, transports: ['polling'] }),
  ],
  [
    'socket.io’s client, by a WebSocket',
    (origin) => socketIo(origin, { language, transports: ['websocket'] }),
  ],
  ['socket.io’s client, from the one to the other', (origin) => socketIo(origin, { language })],
];

describe.each(ways)('%s', (_name, wayTo) => {
  async function connected(given: Partial<ServedStreams> = {}, everyone?: number) {
    const history = new History(0);
    const channels = [{ channel: chat, history, ...given }, { channel: own }];
    const server = await realtimeServer(channels, {}, everyone);
    let v = 0;
    const tell = (text: string) => {
      v += 1;
      server.realtime.tell(chat, 'room:1', { stream: 'room:1', v, p: v - 1, text });
      history.reach(v);
    };
    const turns: boolean[] = [];
    const live = keepLive([wayTo(server.origin)], network, (stands) => turns.push(stands));
    onTestFinished(() => live.close());
    await expect.poll(() => live.connected).toBe(true);
    return { ...server, history, live, tell, turns };
  }

  function following(live: Live, version = 0, resync = vi.fn(async () => version)) {
    const texts: string[] = [];
    const followed = follow(live, chat, 'room:1', version, {
      onDelta: ({ text }) => texts.push(text),
      resync,
    });
    return { ...followed, texts, resync };
  }

  const watched = ({ realtime }: { realtime: { followed(channel: typeof chat): string[] } }) =>
    expect.poll(() => realtime.followed(chat)).toEqual(['room:1']);

  test('hears what was missed, then what is told, in order and once', async () => {
    const server = await connected();
    for (const text of ['one', 'two ⚽', 'three']) server.tell(text);
    const { texts } = following(server.live, 1);
    await watched(server);
    server.tell('four');
    await expect.poll(() => texts).toEqual(['two ⚽', 'three', 'four']);
  });

  test('takes a snapshot when more was missed than is kept', async () => {
    const server = await connected();
    for (let said = 1; said <= 9; said++) server.tell(`${said}`);
    const { texts, resync } = following(
      server.live,
      2,
      vi.fn(async () => 8),
    );
    await expect.poll(() => texts).toEqual(['9']);
    expect(resync).toHaveBeenCalledOnce();
  });

  test('comes back with the version it holds when the connection broke', async () => {
    const server = await connected();
    const { texts } = following(server.live);
    await watched(server);
    server.tell('before');
    await expect.poll(() => texts).toEqual(['before']);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.breakAll();
    await expect.poll(() => server.turns.slice(0, 2)).toEqual([true, false]);
    server.tell('meanwhile');
    await expect.poll(() => texts, { timeout: 8_000 }).toEqual(['before', 'meanwhile']);
  });

  test('leaves a stream that nobody follows any more', async () => {
    const server = await connected();
    const one = following(server.live);
    const other = following(server.live);
    await watched(server);
    one.stop();
    server.tell('still');
    await expect.poll(() => other.texts).toEqual(['still']);
    other.stop();
    await expect.poll(() => server.realtime.followed(chat)).toEqual([]);
  });

  test('stays away when it is told to', async () => {
    const { live, turns } = await connected();
    const closing = new Promise<Closing>((resolve) => {
      live.on('closed', (told: Closing) => resolve(told));
    });
    live.emit('sing', 'loudly');
    expect((await closing).code).toBe(closes.notUnderstood);
    expect(turns).toEqual([true, false]);
  });

  test('is refused a stream that it may not join', async () => {
    const server = await connected({ admits: (stream) => stream !== 'room:1' });
    const { resync } = following(server.live);
    const refused = 'xiongmao_socket_joins_refused_total{reason="unknown"}';
    await expect.poll(() => server.metric(refused)).toBe(1);
    server.tell('secret');
    expect(resync).not.toHaveBeenCalled();
    expect(server.realtime.followed(chat)).toEqual([]);
  });

  test('what it says is done once, and answered, with the words of a refusal in the page’s language', async () => {
    const heard: string[] = [];
    const body = z.object({ text: z.string().max(10) });
    const server = await connected({
      receiver: {
        body,
        async receive({ body: said, key }) {
          const { text } = said as z.output<typeof body>;
          if (text === 'spam') throw new CodedError('tooManyRequests');
          heard.push(`${text} ${key}`);
          return { id: heard.length };
        },
      },
    });
    const { send } = following(server.live);
    expect(await send({ text: 'hi' })).toEqual({ id: 1 });
    await expect(send({ text: 'spam' })).rejects.toMatchObject({
      text: expect.stringMatching(/[\u0600-\u06ff]{3}/),
    });
    for (const text of ['x'.repeat(11), 'a\0b', '\ud83d'])
      await expect(send({ text })).rejects.toThrow();
    // Said again under its key, as after a lost answer.
    const key = heard[0]!.split(' ')[1]!;
    const say = (stream: string) =>
      new Promise((resolve) => server.live.emit('send', stream, key, { text: 'hi' }, resolve));
    expect(await say('room:1')).toEqual({ ok: true, result: { id: 1 } });
    expect(await say('room:2')).toMatchObject({ ok: false, errorCode: errors.forbidden.code });
    expect(heard).toHaveLength(1);
  });

  test('what it says as the connection breaks is done once, after the stream is joined again', async () => {
    const heard: unknown[] = [];
    const served: Partial<ServedStreams> = {
      admits: () => sleep(50).then(() => true),
      receiver: {
        body: z.string(),
        async receive({ body }) {
          heard.push(body);
          if (heard.length === 1) server.breakAll();
          return heard.length;
        },
      },
    };
    const server = await connected(served, 7);
    const { send } = following(server.live);
    await watched(server);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    // Its answer is lost with the connection.
    const before = send('before');
    await expect.poll(() => server.live.connected, { interval: 1 }).toBe(false);
    const meanwhile = send('meanwhile');
    expect(await Promise.all([before, meanwhile])).toEqual([1, 2]);
    expect(heard).toEqual(['before', 'meanwhile']);
  });
});

test('Who is at a version that this process has not heard of yet is not taken for up to date', async () => {
  const history = new History(0);
  const { origin, realtime } = await realtimeServer([{ channel: chat, history }]);
  realtime.tell(chat, 'room:1', { stream: 'room:1', v: 1, p: 0, text: 'one' });
  history.reach(1);
  const { socket, heard } = await bareSocket(origin);
  socket.send('420["watch","room:1",2]');
  await expect.poll(() => heard.at(-1)).toBe('430[{"ok":false,"why":"behind"}]');
  socket.send('421["watch","room:1",1]');
  await expect.poll(() => heard.at(-1)).toContain('431[{"ok":true');
});

test('An account that chooses otherwise closes the sockets that came before that counts everywhere, and no later one', async () => {
  const server = await realtimeServer([{ channel: own }], {}, 7);
  const release = server.holdHandshakes();
  const late = bareSocket(server.origin);
  late.catch(() => undefined);
  await expect.poll(server.standing).toBe(1);
  const from = Date.now() + 300;
  const renew = (id = 7) => server.realtime.renewAccounts(new Map([[id, from]]));
  renew();
  release();
  const { socket, ended } = await late;
  renew(8);
  await sleep(50);
  expect(socket.readyState).toBe(socket.OPEN);
  renew();
  const { code, reason } = await ended;
  expect(code).toBe(closes.choiceChanged);
  expect(Date.now() + Number(reason)).toBeGreaterThanOrEqual(from);
  await sleep(Number(reason));
  const later = await bareSocket(server.origin);
  renew();
  await sleep(200);
  expect(later.socket.readyState).toBe(later.socket.OPEN);
});

test.skipIf(!hasRedis())(
  'an account hears at all processes what it is told, and at the one that tells while Redis is away',
  async () => {
    // Everybody is the same account.
    const redis = await redisProcess();
    const at = () => realtimeServer([{ channel: own }], {}, 7, redis.url);
    const [here, there] = [await at(), await at()];
    const [one, two] = [await bareSocket(here.origin), await bareSocket(there.origin)];
    let unread = 0;
    const tell = () => here.realtime.tellAccount(own, 7, { unread: ++unread });
    const told = ({ heard }: typeof one) => heard.filter((frame) => frame.startsWith('42'));
    const bothHear = () =>
      expect
        .poll(
          () => {
            tell();
            return told(two).at(-1);
          },
          { timeout: 10_000 },
        )
        .toBeDefined();
    await bothHear();
    await redis.kill();
    await expect.poll(() => here.log.warn.mock.lastCall?.[0]?.err?.code).toBe('ECONNREFUSED');
    const before = unread;
    tell();
    tell();
    // Before what they ask afterwards is answered.
    one.socket.send('420["watch","nothing",0]');
    await expect.poll(() => one.heard.at(-1)).toContain('430');
    expect(told(one).at(-1)).toBe(`42["own",{"unread":${before + 2}}]`);
    two.heard.length = 0;
    await redis.restart();
    await bothHear();
    // Each once.
    await expect.poll(() => told(one).length).toBe(unread);
    expect(new Set(told(one)).size).toBe(unread);
  },
  30_000,
);
