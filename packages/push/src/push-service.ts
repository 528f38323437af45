import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSubscriber, type Subscriber } from './subscriber.ts';
import { vapidFault } from './vapid.ts';

/** A message that came for a browser, opened as the browser would. */
export interface Pushed {
  endpoint: string;
  text: string;
  ttl: number;
  urgency: string;
  topic: string | null;
}

/** What a browser's `PushSubscription` says of itself. */
export interface Subscription {
  endpoint: string;
  keys: Subscriber['keys'];
}

/** What an endpoint answers in place of 201. */
interface Trouble {
  status: number;
  headers?: Record<string, string>;
}

export interface PushService {
  origin: string;
  /** As a browser does that has asked for a subscription; `key`: the VAPID key that it is for. */
  subscribe(key?: string): Subscription;
  /** All messages that were taken, in the order in which they came. */
  taken: Pushed[];
  /** Why messages were not taken. */
  faults: string[];
  /** Hears of each message that is taken. */
  onMessage(listener: (pushed: Pushed) => void): void;
  /** What an endpoint answers from now on, or once; 410 after the browser has unsubscribed. */
  answer(endpoint: string, ...troubles: Trouble[]): void;
  stop(): void;
}

/** Bytes that a service takes at most. */
const mostBytes = 4_096;

/**
 * Plays a browser's push service on loopback (RFC 8030), and the browsers behind it: what is not signed and
 * encrypted as it must be is refused as a real one would.
 */
export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, { subscriber: Subscriber; key: string | null }>();
  const troubles = new Map<string, Trouble[]>();
  const taken: Pushed[] = [];
  const faults: string[] = [];
  const listeners: ((pushed: Pushed) => void)[] = [];

  function take(request: IncomingMessage, body: Buffer): Trouble {
    const refuse = (status: number, fault: string): Trouble => {
      faults.push(fault);
      return { status };
    };
    const endpoint = origin + request.url;
    const browser = browsers.get(endpoint);
    if (!browser) return refuse(404, 'an unknown endpoint');
    const trouble = troubles.get(endpoint)?.shift();
    if (trouble) return trouble;
    const { headers, method } = request;
    if (method !== 'POST') return refuse(405, `by ${method}`);
    const { authorization } = headers;
    const fault = vapidFault(authorization, {
      audience: origin,
      key: browser.key,
      now: Date.now(),
    });
    if (fault) return refuse(403, fault);
    if (headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'another encoding');
    if (body.length > mostBytes) return refuse(413, `${body.length} bytes`);
    const { ttl, urgency = 'normal', topic = null } = headers as Record<string, string>;
    if (!/^\d+$/.test(ttl ?? '')) return refuse(400, 'no TTL');
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return refuse(400, `topic ${topic}`);
    let text: string;
    try {
      text = browser.subscriber.open(body);
    } catch (error) {
      return refuse(400, (error as Error).message);
    }
    const pushed = { endpoint, text, ttl: Number(ttl), urgency, topic };
    taken.push(pushed);
    for (const listener of listeners) listener(pushed);
    return { status: 201, headers: { location: `${origin}/message/${randomUUID()}` } };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, headers } = take(request, Buffer.concat(chunks));
    response.writeHead(status, headers).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    taken,
    faults,
    subscribe(key) {
      const endpoint = `${origin}/push/${randomUUID()}`;
      const subscriber = createSubscriber();
      browsers.set(endpoint, { subscriber, key: key ?? null });
      return { endpoint, keys: subscriber.keys };
    },
    onMessage: (listener) => void listeners.push(listener),
    answer: (endpoint, ...given) => void troubles.set(endpoint, given),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
