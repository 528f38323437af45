import { once } from 'node:events';
import type { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mostStreams, streamChannel, type Versioned } from '@xiongmao/api/realtime/channels';
import { closes } from '@xiongmao/api/realtime/closes';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { bareSocket, realtimeServer } from '#testing/doubles/realtime-server.ts';
import { History } from './history.ts';

interface Told extends Versioned {
  text: string;
}

const scores = streamChannel<`score:${number}`, Told>({
  event: 'score',
  pattern: /^score:\d+$/,
  history: { messages: 200, bytes: 64 * 1024 },
});

const serve = (limits = {}) =>
  realtimeServer([{ channel: scores, history: new History(0) }], limits);
type Server = Awaited<ReturnType<typeof serve>>;

/** Tells messages of some size, one version after the other. */
function teller({ realtime }: Server, history: History) {
  let v = 0;
  return (bytes: number) => {
    v += 1;
    realtime.tell(scores, 'score:1', { stream: 'score:1', v, p: v - 1, text: 'x'.repeat(bytes) });
    history.reach(v);
  };
}

async function serveTelling(limits = {}) {
  const history = new History(0);
  const server = await realtimeServer([{ channel: scores, history }], limits);
  return { ...server, history, tell: teller(server, history) };
}

/** Moves the clock of budgets on, by a minute at a time. */
function minutesLater(): () => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => void vi.restoreAllMocks());
  return () => {
    ahead += 60_000;
  };
}

/** A client's frame without anything in it: its first byte says of which kind it is. */
const empty = (first: number) => Buffer.from([first, 0x80, 0, 0, 0, 0]);
const kinds = { ping: 0x89, pong: 0x8a, text: 0x01, more: 0x00 };

/** Writes past what the client's own library would. */
function write({ socket }: { socket: unknown }, ...frames: Buffer[]): void {
  const { _socket: raw } = socket as { _socket: ReturnType<typeof connect> };
  raw.on('error', () => undefined);
  raw.write(Buffer.concat(frames));
}

const polling = 'EIO=4&transport=polling';

/** Long-polling by hand. */
async function poller(origin: string) {
  const path = `${origin}/socket.io/?${polling}`;
  const sid = /"sid":"([\w-]+)"/.exec(await (await fetch(path)).text())![1];
  const ask = (options: RequestInit = {}, more = '') => fetch(`${path}&sid=${sid}${more}`, options);
  await ask({ method: 'POST', body: '40' });
  return { sid, ask, say: (body: string) => ask({ method: 'POST', body }) };
}

const watch = (version: number, id = 1, stream = 'score:1') =>
  `42${id}${JSON.stringify(['watch', stream, version])}`;

describe('A client that says too much', () => {
  test('is closed with the moment to come back, and the rest of it is not read', async () => {
    const { origin, metric, log } = await serve();
    const { socket, ended, heard } = await bareSocket(origin);
    const frame = `42["unwatch","score:1","${'x'.repeat(140)}"]`;
    for (let sent = 0; sent < 6_000; sent++) socket.send(frame);
    const { code, reason } = await ended;
    expect(code).toBe(closes.overBudget);
    expect(Number(reason)).toBeGreaterThan(0);
    expect(Number(reason)).toBeLessThanOrEqual(10_000);
    expect(heard.some((text) => text.startsWith('42'))).toBe(false);
    expect(metric('xiongmao_sockets')).toBe(0);
    expect(metric('xiongmao_socket_messages_refused_total{reason="socket"}')).toBe(1);
    expect(log.warn.mock.calls).toMatchObject([
      [{ who: 'host 192.0.2.1', reason: 'overBudget' }, expect.any(String)],
    ]);
  });

  test('and asks for the same backlog again and again without reading costs its bytes once', async () => {
    const { origin, tell, metric } = await serveTelling();
    for (let message = 0; message < 100; message++) tell(500);
    const honest = await bareSocket(origin);
    honest.socket.send(watch(100));
    const flooders = await Promise.all(Array.from({ length: 9 }, () => bareSocket(origin)));
    for (const { socket } of flooders) {
      socket.pause();
      for (let asked = 0; asked < 4_000; asked++) socket.send(watch(0, asked));
    }
    await expect.poll(() => metric('xiongmao_sockets')).toBe(1);
    expect(metric('xiongmao_socket_buffered_bytes')).toBe(0);
    tell(10);
    await expect.poll(() => honest.heard.at(-1)).toContain('"v":101');
  });

  test('and asks for a backlog again each time it has read it pays for its bytes', async () => {
    const { origin, tell, metric } = await serveTelling();
    for (let message = 0; message < 3; message++) tell(20_000);
    const { socket, heard, ended } = await bareSocket(origin);
    // No credit comes back meanwhile.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => now.mockRestore());
    let isOpen = true;
    void ended.then(() => {
      isOpen = false;
    });
    for (let asked = 0; isOpen && asked < 30; asked++) {
      heard.length = 0;
      socket.send(watch(0, asked));
      await vi.waitUntil(() => !isOpen || /"v":3,|busy/.test(heard.at(-1) ?? ''), 30_000);
    }
    expect(metric('xiongmao_socket_messages_refused_total{reason="socket"}')).toBe(1);
    expect((await ended).code).toBe(closes.overBudget);
  });

  test('together with its neighbours makes saying dearer, and those who say little stay', async () => {
    const { origin, metric } = await serve();
    const honest = await bareSocket(origin);
    const loud = await Promise.all(Array.from({ length: 60 }, () => bareSocket(origin)));
    for (const { socket } of loud) {
      for (let said = 0; said < 55; said++) socket.send('42["unwatch","score:1"]');
    }
    const dear = 'xiongmao_socket_messages_refused_total{reason="host"}';
    await expect.poll(() => metric(dear)).toBeGreaterThan(0);
    for (let said = 0; said < 10; said++) honest.socket.send(watch(0, said));
    await expect.poll(() => honest.heard.filter((text) => text.startsWith('43'))).toHaveLength(10);
    expect(honest.socket.readyState).toBe(1);
  });

  test.each([
    ['an event that nobody knows', '42["sing","loudly"]'],
    ['the name of an error', '42["error","!"]'],
    ['a stream that is no name', '421["watch",{"a":1},0]'],
    ['a version that is none', '421["watch","score:1",-1]'],
    ['a question that wants no answer', '42["watch","score:1",0]'],
  ])('%s ends it for good', async (_what, frame) => {
    const { origin } = await serve();
    const { socket, ended } = await bareSocket(origin);
    socket.send(frame);
    expect((await ended).code).toBe(closes.notUnderstood);
  });
});

describe('Frames that say nothing', () => {
  const flood = 20_000;

  test.each(['ping', 'pong'] as const)('count: %ss', async (kind) => {
    const { origin, metric, log, standing } = await serve();
    const honest = await bareSocket(origin);
    const loud = await bareSocket(origin);
    let answered = 0;
    loud.socket.on('pong', () => {
      answered += 1;
    });
    write(loud, ...Array(flood).fill(empty(kinds[kind])));
    expect((await loud.ended).code).toBe(closes.overBudget);
    expect(answered).toBeLessThanOrEqual(60);
    await expect.poll(standing, { timeout: 5_000 }).toBe(1);
    expect(metric('xiongmao_socket_messages_refused_total{reason="socket"}')).toBe(1);
    expect(metric('xiongmao_sockets_closed_total{reason="overBudget"}')).toBe(1);
    expect(log.warn.mock.calls).toMatchObject([
      [{ who: 'host 192.0.2.1', reason: 'overBudget' }, expect.any(String)],
    ]);
    // What came with the frame that was too many is not looked at, and makes nothing dearer for its neighbours.
    for (let said = 0; said < 40; said++) honest.socket.send(watch(0, said));
    await expect.poll(() => honest.heard.filter((text) => text.startsWith('43'))).toHaveLength(40);
  });

  test('count before long-polling goes on by them, too', async () => {
    const { origin, metric } = await serve();
    const { sid } = await poller(origin);
    const path = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${sid}`;
    const socket = new WebSocket(path);
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    write({ socket }, ...Array(flood).fill(empty(kinds.ping)));
    await once(socket, 'close');
    expect(metric('xiongmao_socket_messages_refused_total{reason="socket"}')).toBe(1);
    expect(metric('xiongmao_sockets')).toBe(0);
  });

  test('are answered where they are few', async () => {
    const { origin } = await serve();
    const { socket } = await bareSocket(origin);
    const answers: string[] = [];
    socket.on('pong', (data) => answers.push(String(data)));
    for (const word of ['one', 'two']) socket.ping(word);
    await expect.poll(() => answers).toEqual(['one', 'two']);
  });

  test('cut who makes one message of many, and name them', async () => {
    const { origin, metric, standing } = await serve();
    const client = await bareSocket(origin);
    write(client, empty(kinds.text), ...Array(flood).fill(empty(kinds.more)));
    await client.ended;
    await expect.poll(standing).toBe(0);
    expect(metric('xiongmao_sockets_closed_total{reason="malformed"}')).toBe(1);
  });
});

test('Who is cut and stays silent counts until it is gone, which is soon', async () => {
  const later = minutesLater();
  const { origin, metric, standing } = await serve({ guests: 1 });
  for (let open = 0; open < 5; open++) {
    const { socket } = await bareSocket(origin);
    socket.send('no packet');
    // Neither the close frame is answered nor the end of the connection.
    socket.pause();
    later();
  }
  await expect.poll(() => metric('xiongmao_sockets')).toBe(0);
  await expect(bareSocket(origin)).rejects.toThrow(/sockets/);
  await expect.poll(standing, { timeout: 8_000 }).toBe(0);
  later();
  await bareSocket(origin);
}, 15_000);

describe('A reader who does not read', () => {
  test('is cut with a code that lets it come back, and others go on', async () => {
    const { origin, tell, metric, log } = await serveTelling();
    const [idle, honest] = [await bareSocket(origin), await bareSocket(origin)];
    for (const { socket } of [idle, honest]) socket.send(watch(0));
    await expect.poll(() => honest.heard).toContain('431[{"ok":true}]');
    await expect.poll(() => idle.heard).toContain('431[{"ok":true}]');
    idle.socket.pause();
    const slow = 'xiongmao_sockets_closed_total{reason="slow"}';
    let told = 0;
    while (metric(slow) === 0 && told < 1_000) {
      tell(60_000);
      told += 1;
      await expect.poll(() => honest.heard.at(-1), { interval: 2 }).toContain(`"v":${told},`);
    }
    expect(metric(slow)).toBe(1);
    idle.socket.resume();
    expect((await idle.ended).code).toBe(closes.slow);
    tell(10);
    await expect.poll(() => honest.heard.at(-1)).toContain(`"v":${told + 1},`);
    expect(metric('xiongmao_sockets')).toBe(1);
    expect(log.warn.mock.calls).toMatchObject([
      [{ who: 'host 192.0.2.1', reason: 'slow', unsent: expect.any(Number) }, expect.any(String)],
    ]);
  });

  test('of long-polling, that never polls, is cut, too', async () => {
    const { origin, tell, metric } = await serveTelling();
    const { say } = await poller(origin);
    await say(watch(0));
    for (let told = 0; told < 10; told++) tell(60_000);
    const slow = 'xiongmao_sockets_closed_total{reason="slow"}';
    await expect.poll(() => metric(slow), { timeout: 5_000 }).toBe(1);
    expect(metric('xiongmao_sockets')).toBe(0);
  });

  test('gets no second backlog of a stream before the first is sent', async () => {
    const { origin, tell } = await serveTelling();
    for (let message = 0; message < 3; message++) tell(20_000);
    const { socket, heard } = await bareSocket(origin);
    socket.send(watch(0, 1));
    socket.send(watch(0, 2));
    await expect.poll(() => heard.filter((text) => text.startsWith('43'))).toHaveLength(2);
    expect(heard).toContain('432[{"ok":false,"why":"busy"}]');
    await expect.poll(() => heard.filter((text) => text.startsWith('42["score"'))).toHaveLength(3);
    socket.send(watch(0, 3));
    await expect.poll(() => heard).toContain('433[{"ok":true}]');
  });

  test('gets no backlog of another stream while much is unsent', async () => {
    const { origin, tell, metric } = await serveTelling();
    const { ask, say } = await poller(origin);
    await say(watch(0));
    for (let told = 0; told < 3; told++) tell(60_000);
    await say(watch(0, 2, 'score:2'));
    expect(metric('xiongmao_socket_joins_refused_total{reason="busy"}')).toBe(1);
    expect(await (await ask()).text()).toContain('432[{"ok":false,"why":"busy"}]');
    await say(watch(0, 3, 'score:2'));
    expect(await (await ask()).text()).toContain('433[{"ok":true}]');
  });

  test('who sends one frame in crumbs is cut before many are kept', async () => {
    const { origin, metric } = await serve();
    const { socket } = await bareSocket(origin);
    const raw = (socket as unknown as { _socket: ReturnType<typeof connect> })._socket;
    raw.setNoDelay(true);
    // A masked text frame of 2,000 bytes, of which one comes at a time.
    raw.write(Buffer.from([0x81, 0xfe, 0x07, 0xd0, 0, 0, 0, 0]));
    for (let crumb = 0; crumb < 200 && !raw.destroyed; crumb++) {
      raw.write('x');
      await sleep(1);
    }
    await expect.poll(() => metric('xiongmao_sockets')).toBe(0);
  });
});

describe('A handshake', () => {
  test.each([
    ['of a foreign page', { origin: 'https://evil.example' }, /origin/],
    ['of no page that a browser knows', { origin: 'null' }, /origin/],
    ['of a foreign page’s long-polling', { 'sec-fetch-site': 'cross-site' }, /origin/],
  ])('%s is refused', async (_what, headers: Record<string, string>, words) => {
    const { origin, metric } = await serve();
    await expect(bareSocket(origin, headers)).rejects.toThrow(words);
    const polling = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers });
    // What a browser alone may say does not come through fetch everywhere: the socket's is the proof.
    if (!('sec-fetch-site' in headers)) expect(polling.status).toBe(403);
    expect(
      metric('xiongmao_socket_handshakes_refused_total{reason="origin"}'),
    ).toBeGreaterThanOrEqual(1);
  });

  test('of the product’s own pages, of the host that is called, and of who is no browser is not', async () => {
    const { origin } = await serve();
    for (const headers of [{ origin: 'https://www.example.org' }, { origin }, {}]) {
      await bareSocket(origin, headers as Record<string, string>);
    }
  });

  test('one after the other by the thousand are refused, and what is open stays open', async () => {
    const { origin, metric } = await serve({ guests: 100 });
    const open = await bareSocket(origin);
    let refused = 0;
    for (let batch = 0; batch < 15; batch++) {
      const tries = Array.from({ length: 10 }, async () => {
        const { socket } = await bareSocket(origin);
        socket.terminate();
      });
      const outcomes = await Promise.allSettled(tries);
      refused += outcomes.filter(({ status }) => status === 'rejected').length;
    }
    expect(refused).toBeGreaterThanOrEqual(45);
    expect(metric('xiongmao_socket_handshakes_refused_total{reason="handshakes"}')).toBe(refused);
    open.socket.send(watch(0));
    await expect.poll(() => open.heard).toContain('431[{"ok":true}]');
    // Neither who is signed in, at the same address, nor a guest elsewhere is held up.
    await bareSocket(origin, { cookie: 'token=7' });
    await bareSocket(origin, { 'x-address': '198.51.100.1' });
  });

  test('too many guests of one host at a time are refused, an account has its own number', async () => {
    const later = minutesLater();
    const { origin } = await serve({ guests: 3 });
    for (let open = 0; open < 15; open++) {
      if (open % 3 === 0) later();
      await bareSocket(origin);
    }
    later();
    await expect(bareSocket(origin)).rejects.toThrow(/sockets 60000/);
    for (let open = 0; open < 40; open++) await bareSocket(origin, { cookie: 'token=7' });
    await expect(bareSocket(origin, { cookie: 'token=7' })).rejects.toThrow(/sockets/);
    await bareSocket(origin, { cookie: 'token=8' });
  });

  test('the hosts of one network together have a wider limit', async () => {
    const { origin } = await serve({ guests: 2 });
    for (let host = 1; host <= 8; host++) {
      await bareSocket(origin, { 'x-address': `2001:db8:1:${host}::1` });
    }
    const another = { 'x-address': '2001:db8:1:99::1' };
    await expect(bareSocket(origin, another)).rejects.toThrow(/handshakes/);
    await bareSocket(origin, { 'x-address': '2001:db8:2::1' });
  });

  test('the hosts of one network together may have only so many open', async () => {
    const later = minutesLater();
    const { origin } = await serve({ guests: 1 });
    for (let minute = 0; minute < 5; minute++) {
      for (let host = 1; host <= 4; host++) {
        await bareSocket(origin, { 'x-address': `2001:db8:1:${host}::1` });
      }
      later();
    }
    const another = { 'x-address': '2001:db8:1:99::1' };
    await expect(bareSocket(origin, another)).rejects.toThrow(/sockets 60000/);
    await bareSocket(origin, { 'x-address': '2001:db8:2::1' });
  });

  test('made-up tokens of a neighbour keep nobody out who was known', async () => {
    const { origin } = await serve({ guests: 5 });
    await bareSocket(origin, { cookie: 'token=7' });
    for (let token = 0; token < 8; token++) {
      await bareSocket(origin, { cookie: `token=madeup${token}` }).catch(() => undefined);
    }
    await expect(bareSocket(origin, { cookie: 'token=madeup' })).rejects.toThrow(/tokens/);
    await bareSocket(origin, { cookie: 'token=7' });
  });
});

test('The log is not flooded by who is refused', async () => {
  const { origin, log } = await serve();
  const began = Date.now();
  for (let tries = 0; tries < 20; tries++) {
    await bareSocket(origin, { origin: 'https://evil.example' }).catch(() => undefined);
  }
  const minutes = Math.ceil((Date.now() - began) / 60_000);
  expect(log.warn).toHaveBeenCalled();
  expect(log.warn.mock.calls.length).toBeLessThanOrEqual(minutes + 1);
});

test('On a deploy everybody is told to come back, at moments that are apart', async () => {
  const { origin, realtime } = await serve();
  const clients = await Promise.all(Array.from({ length: 300 }, () => bareSocket(origin)));
  await realtime.drain();
  const ends = await Promise.all(clients.map(({ ended }) => ended));
  expect(ends.every(({ code }) => code === closes.restarting)).toBe(true);
  const moments = new Set(ends.map(({ reason }) => Math.floor(Number(reason) / 100)));
  expect(moments.size).toBeGreaterThan(10);
  await expect(bareSocket(origin)).rejects.toThrow(/restarting/);
});

describe('Requests of sessions that are not there', () => {
  const pollAt = (origin: string) => async (address: string) => {
    const url = `${origin}/socket.io/?${polling}&sid=nobodys`;
    return (await fetch(url, { headers: { 'x-address': address } })).status;
  };

  test('count as handshakes of their host', async () => {
    const { origin, metric } = await serve({ guests: 5 });
    const poll = pollAt(origin);
    const statuses = [];
    for (let times = 0; times < 7; times++) statuses.push(await poll('203.0.113.1'));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await poll('203.0.113.2')).toBe(400);
    expect(metric('xiongmao_socket_handshakes_refused_total{reason="handshakes"}')).toBe(2);
  });

  test('are no less so by what every object has', async () => {
    const { origin } = await serve();
    for (const sid of ['__proto__', 'constructor', 'toString'])
      expect((await fetch(`${origin}/socket.io/?${polling}&sid=${sid}`)).status, sid).toBe(400);
  });

  test('count as their network’s, too', async () => {
    const { origin } = await serve({ guests: 2 });
    const poll = pollAt(origin);
    for (let host = 1; host <= 8; host++) expect(await poll(`2001:db8:1:${host}::1`)).toBe(400);
    expect(await poll('2001:db8:1:99::1')).toBe(429);
    expect(await poll('2001:db8:2::1')).toBe(400);
  });
});

describe('A request of long-polling', () => {
  const metricOf = 'xiongmao_socket_handshakes_refused_total{reason="handshakes"}';

  test.each([
    ['of a method that says nothing', { method: 'PUT' }, '', 405],
    ['for a script that any page could run', {}, '&j=0', 400],
    ['in another protocol', {}, '&EIO=3', 400],
    ['that asks what it may', { method: 'OPTIONS' }, '', 405],
  ])('%s is refused, and counts', async (_what, options, more, status) => {
    const { origin, metric } = await serve({ guests: 3 });
    const { ask } = await poller(origin);
    const statuses = [];
    for (let times = 0; times < 4; times++) statuses.push((await ask(options, more)).status);
    expect(statuses).toEqual([status, status, 429, 429]);
    expect(metric(metricOf)).toBe(2);
  });

  test.each([
    ['that opens nothing', `${polling}&j=0`, {}, 400],
    ['by no way that there is', 'EIO=4&transport=carrier', {}, 400],
    ['that says before it has opened', polling, { method: 'POST', body: '40' }, 400],
  ])('%s counts as one that does', async (_what, query, options, status) => {
    const { origin } = await serve({ guests: 2 });
    const statuses = [];
    for (let times = 0; times < 3; times++) {
      statuses.push((await fetch(`${origin}/socket.io/?${query}`, options)).status);
    }
    expect(statuses).toEqual([status, status, 429]);
  });

  test('of a foreign page is refused after the handshake, too', async () => {
    const { origin, metric } = await serve();
    const { ask, say } = await poller(origin);
    const headers = { origin: 'https://evil.example' };
    expect((await ask({ headers })).status).toBe(403);
    expect((await ask({ headers, method: 'POST', body: watch(0) })).status).toBe(403);
    expect(metric('xiongmao_socket_handshakes_refused_total{reason="origin"}')).toBe(2);
    expect((await say(watch(0))).status).toBe(200);
  });

  test('is read by the product’s own pages, and shown as nothing else', async () => {
    const { origin } = await serve();
    const { ask, say } = await poller(origin);
    const headers = { origin: 'https://www.example.org' };
    const answers = [await ask({ headers }), await say(watch(0)), await ask({}, '&j=0')];
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect(Object.fromEntries(answers[0]!.headers)).toMatchObject({
      'access-control-allow-origin': 'https://www.example.org',
      'access-control-allow-credentials': 'true',
    });
    expect(answers[1]!.headers.has('access-control-allow-origin')).toBe(false);
  });
});

test('A socket follows so many streams and no more, until it leaves one', async () => {
  const { origin } = await serve();
  const { socket, heard } = await bareSocket(origin);
  const ask = async (id: number, what: string, ...more: unknown[]) => {
    socket.send(`42${id}${JSON.stringify([what, ...more])}`);
    await expect.poll(() => heard.find((text) => text.startsWith(`43${id}[`))).toBeDefined();
    return JSON.parse(heard.find((text) => text.startsWith(`43${id}[`))!.replace(/^\d+/, ''))[0];
  };
  for (let match = 1; match <= mostStreams; match++) {
    expect(await ask(match, 'watch', `score:${match}`, 0)).toEqual({ ok: true });
  }
  expect(await ask(101, 'watch', 'score:999', 0)).toEqual({ ok: false, why: 'tooMany' });
  expect(await ask(102, 'watch', 'score:1', 0)).toEqual({ ok: true });
  socket.send('42["unwatch","score:1"]');
  expect(await ask(103, 'watch', 'score:999', 0)).toEqual({ ok: true });
});
