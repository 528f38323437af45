import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { errors } from '@xiongmao/api/errors';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askDetails } from '../pages/ask-details.ts';
import { createFrontEndProof } from './callers/front-end-proof.ts';
import type { RuntimeConfig } from './config/config.ts';
import { readRuntimeConfig } from './config/runtime-config.ts';
import { createFrontEnd } from './front-end.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'xiongmao-front-end-'));
const servers: Server[] = [];
const proof = createFrontEndProof('one key of the tests');
let upstream: string;
let origin: string;

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const common = {
  ...{ trustProxy: 'loopback', connectionLimit: 1000, proof },
  ...{ production: false, metricsToken: '' },
};

function host(
  serverUrl: string,
  publicUrl = 'http://localhost:3001',
  own: Partial<Parameters<typeof createFrontEnd>[0]> = {},
) {
  const dist = pathToFileURL(`${folder}/`);
  const config = readRuntimeConfig({}, (locale) => locale === 'zh_CN');
  return listen(
    createFrontEnd({ dist, config, askDetails, publicUrl, serverUrl, ...common, ...own }),
  );
}

/** A server that tells what it was asked. */
function createEcho(): Server {
  const echo = createServer(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(url === '/java/none' ? 404 : 200, { 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  echo.on('upgrade', (request: IncomingMessage, socket) => {
    if (request.url?.includes('refused')) {
      return socket.end(
        'HTTP/1.1 400 Bad Request\r\ncontent-type: text/html\r\ncontent-length: 16\r\n\r\nhandshakes 42000',
      );
    }
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    );
    socket.write(`hello ${request.url} from ${request.headers['x-forwarded-for']}`);
    socket.pipe(socket);
  });
  return echo;
}

beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<div id="root">');
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), 'console.log(1);'.repeat(100));
  await writeFile(path.join(folder, 'assets/packed-3c4d.js'), '// plain');
  await writeFile(
    path.join(folder, 'assets/packed-3c4d.js.br'),
    brotliCompressSync('// packed by the build'),
  );
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  upstream = await listen(createEcho());
  origin = await host(upstream);
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

describe('A front end', () => {
  test.each(['/', '/plans/12?page=2', '/index.html'])(
    'answers %s with the page, its policy free of inline scripts and eval',
    async (address) => {
      const page = await fetch(origin + address);
      const policy = page.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self';");
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toBe('<div id="root">');
    },
  );

  test('lets browsers keep what is named by its content, packed, and asks them again for the rest', async () => {
    const asset = await fetch(`${origin}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await asset.text()).toBe('console.log(1);'.repeat(100));

    const packed = await fetch(`${origin}/assets/packed-3c4d.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await packed.text()).toBe('// packed by the build');
    expect((await fetch(`${origin}/assets/packed-3c4d.js.br`)).status).toBe(404);

    const icon = await fetch(`${origin}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${origin}/favicon.svg`, {
      headers: { 'if-none-match': icon.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('does not pass the page off as an asset of an older build, nor leave its folder', async () => {
    expect((await fetch(`${origin}/assets/app-old.js`)).status).toBe(404);
    const raw = send(`${origin}`, { path: '/../../../../etc/hostname' }).end();
    const [answer] = await once(raw, 'response');
    expect(await text(answer)).toContain('<div id="root">');
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });

  test('tells browsers to come by HTTPS for good, where that is how it is reached', async () => {
    const secure = await host(upstream, 'https://studio.example');
    for (const address of ['/', '/config.json', '/assets/app-1a2b.js']) {
      const told = (await fetch(secure + address)).headers.get('strict-transport-security');
      expect(told).toMatch(/^max-age=31536000/);
      const plain = (await fetch(origin + address)).headers.get('strict-transport-security');
      expect(plain).toBeNull();
    }
  });

  test('leaves no window of another origin a hold of its own', async () => {
    const { headers } = await fetch(origin);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  test('lets nobody show what it answers in a frame', async () => {
    for (const address of ['/', '/config.json', '/assets/app-1a2b.js', '/assets/app-old.js']) {
      const { headers } = await fetch(origin + address);
      expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
    }
  });

  test('tells its runtime config', async () => {
    const config = await (await fetch(`${origin}/config.json`)).json();
    expect(config).toMatchObject({ channel: 'xiongmao', siteUrl: 'http://localhost:3000' });
  });
});

describe("The server on a front end's origin", () => {
  test('gets calls as they were made, and the address of who made them', async () => {
    const answer = await fetch(`${origin}/java/login?t=1`, {
      method: 'POST',
      body: '{"name":"fan"}',
      headers: { token: 'x', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/java/login?t=1',
      body: '{"name":"fan"}',
      headers: { token: 'x', 'x-forwarded-for': '203.0.113.9' },
    });
    expect((await fetch(`${origin}/java/none`)).status).toBe(404);
  });

  test('knows that this front end asks, and never takes a caller for one', async () => {
    const pretended = { ...proof.forSharedRender(), 'x-forwarded-for': '203.0.113.9' };
    const answer = await fetch(`${origin}/java/any`, { headers: pretended });
    const { headers } = (await answer.json()) as { headers: Record<string, string> };
    expect(proof.check(headers)).toEqual({ address: '203.0.113.9' });
  });

  test('is not reached beyond its own addresses', async () => {
    const raw = send(origin, { path: '/java/../metrics' }).end();
    const [answer] = await once(raw, 'response');
    expect(JSON.parse(await text(answer)).url).toBe('/java/../metrics');
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('url');
  });

  test('is asked for its readiness', async () => {
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ url: '/readyz' });
  });

  test('speaks WebSocket', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('GET /socket.io/?EIO=4 HTTP/1.1\r\nhost: x\r\n');
    socket.write('connection: upgrade\r\nupgrade: websocket\r\n\r\n');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    await expect.poll(() => heard).toContain('hello /socket.io/?EIO=4 from 127.0.0.1');
    socket.write('and back');
    await expect.poll(() => heard).toContain('and back');
    socket.destroy();
  });

  test('says why it opens no WebSocket', async () => {
    const asked = 'HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    const refused = await heardOf(origin, `GET /socket.io/?EIO=4&refused ${asked}`);
    expect(refused).toMatch(/^HTTP\/1.1 400 /);
    expect(refused).toMatch(/connection: close\r\n/i);
    expect(refused).toMatch(/\r\n\r\nhandshakes 42000$/);

    const lonely = await host('http://127.0.0.1:9');
    const outOfReach = await heardOf(lonely, `GET /socket.io/?EIO=4 ${asked}`);
    expect(outOfReach).toMatch(/^HTTP\/1.1 503 /);
    expect(outOfReach).toContain('"errorCode":1006');
  });

  test('is asked again when it ends a connection that was kept, for what only reads', async () => {
    const known = new WeakSet<Socket>();
    const upstream = await listen(
      createServer(({ socket, method }, response) => {
        if (known.has(socket)) socket.destroy();
        else response.end(method);
        known.add(socket);
      }),
    );
    const impatient = await host(upstream);
    const ask = (method: 'GET' | 'POST') => fetch(`${impatient}/java/any`, { method });
    for (let times = 0; times < 3; times++) expect((await ask('GET')).status).toBe(200);
    // The third has left a connection behind; a write that it ends on may have been carried out.
    expect((await ask('POST')).status).toBe(503);
    expect((await ask('POST')).status).toBe(200);
  });

  test('is said to be out of reach in the envelope when it is', async () => {
    const lonely = await host('http://127.0.0.1:9');
    const answer = await fetch(`${lonely}/java/game/getPCGameSource`);
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'fail',
      code: 503,
      errorCode: errors.unavailable.code,
    });
  });
});

/** What a server says to bytes that are written to it. */
async function heardOf(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

/** A connection that asks for something, and whether it is answered. */
async function openAt(address: string, from = '127.0.0.1') {
  const port = Number(new URL(address).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.race([ended, expect.poll(() => heard).toContain('ok')]);
  return { socket, ended, isServed: heard !== '' };
}

describe('Against those who mean it ill, a front end', () => {
  test.each(['http://[', '//', 'http://', 'x'])('refuses to look for %s', async (target) => {
    const heard = await heardOf(
      origin,
      `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1.1 400 /);
  });

  test('reads an absolute address as the path in it', async () => {
    const heard = await heardOf(
      origin,
      'GET http://x/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    expect(heard).toContain('{"status":"ok"}');
  });

  test('cuts the connections that one address has too many, and takes others once these end', async () => {
    const narrow = await host(upstream, undefined, { connectionLimit: 2 });
    const open = () => openAt(narrow);
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first.isServed, second.isServed, third.isServed]).toEqual([true, true, false]);
    first.socket.destroy();
    await first.ended;
    await expect.poll(async () => (await open()).isServed).toBe(true);
    // Whoever names others is a proxy, and has many of them behind it.
    second.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.9\r\n\r\n');
    await expect.poll(async () => (await open()).isServed).toBe(true);
  });

  test('cuts the connections that the addresses of one network have too many together', async () => {
    const narrow = await host(upstream, undefined, { connectionLimit: 1 });
    const served = [];
    for (const number of [1, 2, 3, 4, 5]) {
      served.push((await openAt(narrow, `127.0.0.${number}`)).isServed);
    }
    expect(served).toEqual([true, true, true, true, false]);
    expect((await openAt(narrow, '127.0.1.1')).isServed).toBe(true);
  });

  test('reads a hundred headers, and refuses more', async () => {
    const withHeaders = (count: number) => {
      const more = Array.from({ length: count }, (_, number) => `x-${number}: y\r\n`).join('');
      const bytes = `GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;
      return heardOf(origin, bytes);
    };
    expect(await withHeaders(90)).toMatch(/^HTTP\/1.1 200 /);
    expect(await withHeaders(150)).toMatch(/^HTTP\/1.1 431 /);
  });

  test('opens a WebSocket to the product’s own address alone', async () => {
    const heard = await heardOf(
      origin,
      'GET /java/x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1.1 404 /);
  });
});

describe('The figures of a front end', () => {
  const figuresOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/metrics`, { headers })).text();

  test('are its own: memory, and the connections it refused', async () => {
    const narrow = await host(upstream, undefined, { connectionLimit: 1 });
    const held = await openAt(narrow);
    await expect(fetch(narrow)).rejects.toThrow();
    held.socket.destroy();
    await held.ended;
    const figures = await vi.waitFor(() => figuresOf(narrow));
    expect(figures).toMatch(/^process_resident_memory_bytes [1-9]/);
    expect(figures).toMatch(/^xiongmao_connections_refused_total [1-9]/m);
  });

  test('are in production not for whom a proxy asks, unless they bring the token', async () => {
    const metricsToken = 'token-of-whoever-reads-figures';
    const hidden = await host(upstream, undefined, {
      production: true,
      metricsToken,
    });
    const byProxy = { 'x-forwarded-for': '203.0.113.9' };
    expect(await figuresOf(hidden)).toContain('process_cpu_seconds_total');
    expect(await figuresOf(hidden, byProxy)).toContain('<div id="root">');
    const authorization = `Bearer ${metricsToken}`;
    expect(await figuresOf(hidden, { ...byProxy, authorization })).toContain('process_cpu_seconds');
  });
});

test('A front end that renders its pages answers shortcuts first, then all that is no file or call', async () => {
  const rendering = await host(upstream, undefined, {
    shortcut: ({ url }, response) => url === '/short' && Boolean(response.end('short')),
    page: ({ url }, response) => response.end(`page ${url}`),
  });
  const texts = ['/short', '/plans/12', '/healthz'].map(async (address) =>
    (await fetch(rendering + address)).text(),
  );
  expect(await Promise.all(texts)).toEqual(['short', 'page /plans/12', '{"status":"ok"}']);
});

test.each([
  [{ BRAND_LOCALE: 'tlh' }, /BRAND_LOCALE="tlh"/],
  [{ BRAND_ZONE: 'Mars/Olympus' }, /BRAND_ZONE="Mars\/Olympus"/],
  [{ BRAND_LINKS: 'nothing' }, /BRAND_LINKS="nothing"/],
  [{ BRAND_DOWNLOADS: 'ios=nowhere' }, /BRAND_DOWNLOADS="ios=nowhere"/],
  [{ BRAND_DOWNLOADS: 'vax=https://a.example' }, /ios, android, windows, mac/],
  [{ SITE_URL: 'ftp://site' }, /SITE_URL="ftp:\/\/site"/],
  [{ BRAND_ACCENT_COLOUR: 'orange' }, /BRAND_ACCENT_COLOUR="orange"/],
  [{ BRAND_THEME_COLOUR: '#ffffff' }, /BRAND_THEME_COLOUR="#ffffff": .*text can be read on/],
  [{ BRAND_LIGHT_COLOUR: '#101010' }, /BRAND_LIGHT_COLOUR="#101010": .*text can be read on/],
  [{ API_URL: 'api.example.org' }, /API_URL="api.example.org"/],
  [{ SOCKET_URL: 'wss://live.example.org' }, /SOCKET_URL="wss:\/\/live.example.org"/],
  [{ SDK_URL: 'javascript:alert(1)' }, /SDK_URL="javascript:alert\(1\)"/],
])('A runtime config of %j stops the start', (variables, named) => {
  expect(() => readRuntimeConfig(variables, (locale) => locale === 'zh_CN')).toThrow(named);
});

test('The example of an environment has every variable of the runtime config', () => {
  const read = new Set<string>();
  const variables = new Proxy({} as Record<string, string>, {
    get(_none, name: string) {
      read.add(name);
      return undefined;
    },
  });
  readRuntimeConfig(variables, () => true);
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  expect(read.size).toBeGreaterThan(15);
  expect([...read].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});

test('A runtime config tells where the app of each platform is had', () => {
  const given = 'ios=https://store.example/app?id=7, android=https://a.example/app.apk';
  const { downloads } = readRuntimeConfig({ BRAND_DOWNLOADS: given }, () => true);
  expect(downloads).toEqual({
    ios: 'https://store.example/app?id=7',
    android: 'https://a.example/app.apk',
  });
});

test('A runtime config names endpoints and logos: its own unless others are given', () => {
  const read = (variables: Record<string, string>) => {
    const { endpoints, logos } = readRuntimeConfig(variables, () => true);
    return { endpoints, logos };
  };
  expect(read({})).toEqual({
    endpoints: { api: '', socket: '', sdk: '', media: 'http://localhost:4001' },
    logos: { dark: '/favicon.svg', light: '/favicon.svg', icon: '/favicon.svg' },
  });
  const elsewhere = {
    SOCKET_URL: 'https://live.example.org/',
    MEDIA_URL: 'https://media.example.org/',
  };
  expect(read({ BRAND_LOGO: '/a.png', ...elsewhere })).toEqual({
    endpoints: {
      api: '',
      socket: 'https://live.example.org',
      sdk: '',
      media: 'https://media.example.org',
    },
    logos: { dark: '/a.png', light: '/a.png', icon: '/a.png' },
  });
  expect(read({ BRAND_LOGO_LIGHT: '/b.png', BRAND_ICON: '/c.png' }).logos).toEqual({
    dark: '/favicon.svg',
    light: '/b.png',
    icon: '/c.png',
  });
});

test('A picture of the brand that is not a back office’s own is shown from the site', async () => {
  const variables = {
    SITE_URL: 'https://www.example.org',
    BRAND_LOGO: '/brand/logo.png',
    BRAND_ICON: 'https://cdn.example.org/icon.svg',
  };
  const config = readRuntimeConfig(variables, () => true);
  const office = await host(upstream, undefined, { config });
  const { logos } = (await (await fetch(`${office}/config.json`)).json()) as RuntimeConfig;
  const logo = 'https://www.example.org/brand/logo.png';
  expect(logos).toEqual({ dark: logo, light: logo, icon: variables.BRAND_ICON });
  const { headers } = await fetch(office);
  expect(headers.get('content-security-policy')).toContain(
    'data: blob: https://www.example.org https://cdn.example.org',
  );
});

test.each(['logo.png', '//cdn.example.org/logo.png', 'data:image/png;base64,x'])(
  'The logo %s, which no page can rely on, stops the start by name',
  (BRAND_LOGO) => {
    expect(() => readRuntimeConfig({ BRAND_LOGO }, () => true)).toThrow(/BRAND_LOGO=/);
  },
);

test('A back office may call and show what its config names on other hosts, and nothing else there', async () => {
  const variables = {
    API_URL: 'https://api.example.org',
    SOCKET_URL: 'https://live.example.org',
    BRAND_LOGO: 'https://cdn.example.org/logo.svg',
    SDK_URL: 'https://help.example.com/widget.js',
    BRAND_MODE: 'dev',
  };
  const config = readRuntimeConfig(variables, () => true);
  const office = await host(upstream, undefined, { config });
  const { headers } = await fetch(office);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/api.example.org https:\/\/live.example.org wss:\/\/live.example.org/,
  );
  expect(policy).toContain(
    "img-src 'self' data: blob: https://cdn.example.org https://help.example.com http://localhost:3000;",
  );
  expect(policy).not.toContain('script-src');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});
